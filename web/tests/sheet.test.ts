import { describe, expect, test } from 'vitest';
import { empty, rivalSheet, stand } from '../src/cardboard/sheet.ts';

describe('Arnak’s score sheet', () => {
  test('who comes into the Lost Temple is the next to arrive there, and who leaves it again has not arrived', () => {
    const { seats } = empty();
    stand(seats, 2, 'temple');
    stand(seats, 0, 'temple');
    expect(seats.map(({ arrival }) => arrival)).toEqual([2, 0, 1, 0]);
    stand(seats, 2, 'r7-1');
    expect(seats[2]).toMatchObject({ magnifier: 'r7-1', arrival: 0 });
  });

  test('after a solo game the rival’s column is filled in', () => {
    const has = { magnifier: 'temple', arrival: 1, minus_one: 2, guardians: 3, idols: 4, silver: 2, cards: ['dog'] };
    const { board, names, seats } = rivalSheet('snake', has, null);
    expect([board, names]).toEqual(['snake', ['']]);
    expect(seats[1]).toMatchObject({
      magnifier: 'temple',
      arrival: 1,
      temple: { 'silver-left': 2 },
      idols: 4,
      minus_one: 2,
      cards: ['dog']
    });
    expect(seats[0]).toEqual(empty().seats[0]);
    const entered = { ...empty(), names: ['Ada'] };
    entered.seats[0]!.guardians = 4;
    const again = rivalSheet('snake', has, entered);
    expect([again.names, again.seats[0]!.guardians, again.seats[1]!.guardians, again.seats.length]).toEqual([['Ada'], 4, 3, 4]);
    expect(rivalSheet('bird', has, empty()).names).toEqual(['']);
  });
});
