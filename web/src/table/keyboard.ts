import { handOver } from './inspecting.ts';

/** Keyboard play: digits on buttons, and a focus that moves to the question and stays near the last action. */

/** elements that ask a question: their first button takes the focus when they appear */
const QUESTION = '[data-asks]';
/** possible actions, on the table or in the bar */
const DOABLE = '.frame .lit, .frame button[data-action]';
/** elements that capture the keyboard while open */
const ALONE = 'dialog[open], .menu, [role=dialog]';
/** actions that never take the focus where Enter has just been pressed */
const GIVES_UP = /^(pass|skip|done)\b/;
const DIGITS = 9;

const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null;
const shown = (what: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(what)].filter(seen);

/** The buttons pressed by digits, in order: an open list of advice, or the answers and the bar's buttons. */
export function numbered(): HTMLElement[] {
  const advice = shown('.hints li');
  if (advice.length > 0) return advice.map((one) => one.querySelector<HTMLElement>('button') ?? one);
  return shown('.frame button[data-action]');
}

/** Shows and announces the digit of each such button. */
export function number(): void {
  const keyed = new Map(
    numbered()
      .slice(0, DIGITS)
      .map((one, at) => [one, String(at + 1)])
  );
  for (const one of document.querySelectorAll<HTMLElement>('.frame button[data-action]')) {
    const key = keyed.get(one);
    if (one.dataset['key'] === key) continue;
    if (key === undefined) {
      delete one.dataset['key'];
      one.removeAttribute('aria-keyshortcuts');
    } else {
      one.dataset['key'] = key;
      one.setAttribute('aria-keyshortcuts', key);
    }
  }
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function nearest(to: DOMRect, all: readonly HTMLElement[]): HTMLElement | undefined {
  const [x, y] = middle(to);
  const far = (one: HTMLElement) => {
    const [ox, oy] = middle(one.getBoundingClientRect());
    return Math.hypot(ox - x, oy - y);
  };
  return all.reduce<HTMLElement | undefined>((best, one) => (best === undefined || far(one) < far(best) ? one : best), undefined);
}

/** Looks after the focus of a table; `rest` has it while nothing can be done. `pressing` names a question that has to be
 * answered on the table itself, else it is null. The answer looks once more, a moment later. */
export function looksAfter(rest: HTMLElement, pressing: () => string | null): { soon: () => void; stop: () => void } {
  let keyboard = false;
  let last = new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  let asked = '';
  let pressed: string | null = null;
  let due = 0;

  const look = () => {
    due = 0;
    number();
    const [question] = shown(QUESTION);
    const answers = question ? shown('button', question) : [];
    const now = answers.map((one) => one.dataset['action'] ?? one.textContent).join('|');
    const fresh = now !== '' && now !== asked;
    asked = now;
    const { activeElement: at } = document;
    const lost = at === null || at === document.body || at === rest;
    if (!keyboard || shown(ALONE).length > 0) return;
    if (fresh && (lost || !question!.contains(at))) return handOver(question!.querySelector<HTMLElement>('[data-pay]') ?? answers[0]);
    const doable = shown(DOABLE);
    const wanted = pressing();
    const elsewhere = wanted !== null && wanted !== pressed && doable.length > 0 && !doable.some((one) => one === at) && rest.contains(at);
    if (doable.length > 0 || wanted === null) pressed = wanted;
    if (!lost && !elsewhere) return;
    const useful = doable.filter((one) => !GIVES_UP.test(one.dataset['action'] ?? ''));
    handOver(answers[0] ?? nearest(last, useful.length > 0 ? useful : doable) ?? rest);
  };
  const soon = () => {
    due ||= requestAnimationFrame(look);
  };
  const byKey = () => (keyboard = true);
  const byHand = () => (keyboard = false);
  const entered = ({ target }: FocusEvent) => {
    if (target instanceof Element && target !== rest && !target.closest('.hints')) last = target.getBoundingClientRect();
  };
  const watcher = new MutationObserver(soon);
  watcher.observe(document.body, { subtree: true, childList: true });
  addEventListener('keydown', byKey, true);
  addEventListener('pointerdown', byHand, true);
  document.addEventListener('focusin', entered);
  return {
    soon,
    stop() {
      watcher.disconnect();
      cancelAnimationFrame(due);
      removeEventListener('keydown', byKey, true);
      removeEventListener('pointerdown', byHand, true);
      document.removeEventListener('focusin', entered);
    }
  };
}
