import { jest } from '@jest/globals';
import { ChangeBus } from '#content/changes/changeBus.ts';
import { presenceSeconds } from '#editor-preview/model/exchange.ts';
import { PresenceBoard } from '#editor-preview/server/editing/presence.ts';
import { quietLog } from '../../../content/quietLog.ts';

const ada = { window: 'w1', block: 'intro' };
const bo = { window: 'w2', block: null };
const isAda = { person: 'p1', name: 'Ada' };
const isBo = { person: 'p2', name: 'Bo' };
const adaHere = { ...ada, ...isAda };
const boHere = { ...bo, ...isBo };

describe('who is there', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is known to all instances, article by article, and told when it changes', async () => {
    const changes = new ChangeBus(quietLog());
    const [here, there] = [new PresenceBoard(changes), new PresenceBoard(changes)];
    const told: string[] = [];
    there.onChange((path) => told.push(path));
    await here.note('/a', ada, isAda);
    await there.note('/a', bo, isBo);
    await here.note('/a', ada, isAda);
    await here.note('/b', { ...ada, window: 'w3' }, isAda);
    expect(here.at('/a')).toEqual([adaHere, boHere]);
    expect(there.at('/a')).toEqual([adaHere, boHere]);
    await here.note('/a', { ...ada, block: 'end' }, isAda);
    await here.note('/a', { ...bo, left: true }, isBo);
    expect(there.at('/a')).toEqual([{ ...adaHere, block: 'end' }]);
    expect(told).toEqual(['/a', '/a', '/b', '/a', '/a']);
    here.close();
    there.close();
  });

  test('is forgotten where nobody says it again', async () => {
    const board = new PresenceBoard(new ChangeBus(quietLog()));
    const told: string[] = [];
    board.onChange((path) => told.push(path));
    await board.note('/a', ada, isAda);
    jest.advanceTimersByTime((presenceSeconds - 10) * 1000);
    await board.note('/a', bo, isBo);
    expect(board.at('/a')).toEqual([adaHere, boHere]);
    jest.advanceTimersByTime(20_000);
    expect(board.at('/a')).toEqual([boHere]);
    jest.advanceTimersByTime(presenceSeconds * 1000);
    expect(board.at('/a')).toEqual([]);
    expect(told).toHaveLength(4);
    board.close();
  });

  test('is no longer than people are there: of more windows than that, the oldest go', async () => {
    const board = new PresenceBoard(new ChangeBus(quietLog()));
    for (let number = 0; number < 130; number += 1)
      await board.note('/a', { ...ada, window: `w${number}` }, isAda);
    expect(board.at('/a')).toHaveLength(100);
    expect(board.at('/a').at(-1)?.window).toBe('w129');
    board.close();
  });

  test('takes nothing from messages of another form', async () => {
    const changes = new ChangeBus(quietLog());
    const board = new PresenceBoard(changes);
    for (const message of [
      '{',
      [],
      { kind: 'other' },
      { kind: 'presence', path: '/a', presence: { window: 7 } },
      { kind: 'presence', path: '/a', presence: ada },
    ])
      await changes.publish({
        topic: 'presence',
        keys: [typeof message === 'string' ? message : JSON.stringify(message)],
      });
    expect(board.at('/a')).toEqual([]);
    board.close();
  });
});
