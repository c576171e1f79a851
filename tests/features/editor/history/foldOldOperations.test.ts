import { jest } from '@jest/globals';
import pino from 'pino';
import { firstFold, foldEvery, foldOldOperations } from '#features/editor/history/foldOldOperations.ts';

const start = new Date('2026-11-25T09:00:00Z');
let asked: { now: Date; behind: string }[] = [];
/** What a store answers, call after call; then that nothing is left. */
let answers: (string | Error | Promise<string>)[] = [];
const fold = async (now: Date, behind: string) => {
  asked.push({ now, behind });
  const answer = answers.shift() ?? '';
  if (answer instanceof Error) throw answer;
  return answer;
};
let end: (() => Promise<void>) | undefined;
const begin = () => {
  end = foldOldOperations({ store: { history: { fold } }, log: pino({ level: 'silent' }) });
  return end;
};

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  asked = [];
  answers = [];
});
afterEach(async () => {
  await end?.();
  jest.useRealTimers();
});

test('what is old is folded a while after the start, to the last article, and then now and then', async () => {
  begin();
  answers = ['/b', '/d'];
  await jest.advanceTimersByTimeAsync(firstFold - 1);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked.map(({ behind }) => behind)).toEqual(['', '/b', '/d']);
  expect(asked[0]?.now).toEqual(new Date(start.getTime() + firstFold));
  await jest.advanceTimersByTimeAsync(foldEvery);
  expect(asked.map(({ behind }) => behind)).toEqual(['', '/b', '/d', '']);
});

test('what fails is tried again with the next round', async () => {
  begin();
  answers = [new Error('The database is gone.')];
  await jest.advanceTimersByTimeAsync(firstFold);
  await jest.advanceTimersByTimeAsync(foldEvery);
  expect(asked).toHaveLength(2);
});

test('the end waits for what is under way, and nothing is begun behind it', async () => {
  const ending = begin();
  const { promise, resolve } = Promise.withResolvers<string>();
  answers = [promise];
  await jest.advanceTimersByTimeAsync(firstFold);
  let isEnded = false;
  const ended = ending().then(() => {
    isEnded = true;
  });
  await jest.advanceTimersByTimeAsync(foldEvery);
  expect(isEnded).toBe(false);
  resolve('/b');
  await ended;
  await jest.advanceTimersByTimeAsync(foldEvery);
  expect(asked).toHaveLength(1);
});
