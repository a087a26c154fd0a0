import type { AtRule, Declaration, Plugin, Rule } from 'postcss';

/** One scale: a pixel in a style sheet is a pixel of a window of 1440 by 900, and is drawn as its share of the root's font size. */

const ROOT = 16;
const LENGTH = /(?<![\w#.-])(-?\d*\.?\d+)px\b/g;
/** user units of a drawing, which grows by itself: strokes and its text */
const STROKE = /^stroke/;
const TEXT = /(^|[\s>,])text\b/;

function drawn(one: Declaration): boolean {
  const rule = one.parent;
  return STROKE.test(one.prop) || (rule?.type === 'rule' && TEXT.test((rule as Rule).selector));
}

export function scaled(value: string): string {
  return value.replace(LENGTH, (_, number: string) => (Number(number) === 0 ? '0px' : `${+(Number(number) / ROOT).toFixed(5)}rem`));
}

/** Lengths in declarations and container queries; media queries speak of the window itself. */
export function scale(): Plugin {
  return {
    postcssPlugin: 'scale',
    Declaration(one: Declaration) {
      if (one.value.includes('px') && !drawn(one) && !one.value.includes('url(')) one.value = scaled(one.value);
    },
    AtRule: {
      container(rule: AtRule) {
        rule.params = scaled(rule.params);
      }
    }
  };
}
