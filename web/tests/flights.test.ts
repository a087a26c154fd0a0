import { describe, expect, it } from 'vitest';
import { flights } from '../src/arnak/flights.ts';
import { heard } from '../src/table/hearing.ts';
import type { Step } from '../src/lib/messages.ts';

const step = (...events: Record<string, unknown>[]) =>
  ({ seq: 1, seat: 0, events: events.map((one) => ({ seat: 0, ...one })) }) as unknown as Step;

describe('tokens', () => {
  it('fly from the site where they were gained', () => {
    const told = step(
      { event: 'placed', site: 'camp-coin', space: 1 },
      { event: 'activated', site: 'camp-coin' },
      { event: 'gained', coin: 2 }
    );
    expect(flights([told])).toEqual([{ token: 'coin', count: 2, seat: 0, at: 'site:camp-coin', paid: false }]);
  });
  it('fly to what is paid for', () => {
    const told = step({ event: 'paid', jewel: 1 }, { event: 'researched', token: 'magnifier', space: '1-1' });
    expect(flights([told])).toEqual([{ token: 'jewel', count: 1, seat: 0, at: 'track:1-1', paid: true }]);
  });
  it('stay where nobody knows where they come from', () => {
    expect(flights([step({ event: 'gained', coin: 1 })])).toEqual([]);
  });
});

describe('a step', () => {
  it('sounds like the most telling of what happened', () => {
    expect(
      heard(step({ event: 'gained', coin: 1 }, { event: 'awoke', site: 'l1-1', guardian: 'g-boat' }, { event: 'discovered' }).events)
    ).toEqual(['guardian', 'tile']);
    expect(heard([])).toEqual([]);
  });
});
