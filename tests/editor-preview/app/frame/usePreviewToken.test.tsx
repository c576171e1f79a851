/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { usePreviewToken } from '#editor-preview/app/frame/usePreviewToken.ts';

/** What the server answers to one question after the other; nothing: it cannot be reached. */
let answers: ({ token: string; seconds: number } | number | undefined)[];
const asked = jest.fn(async () => {
  const answer = answers.shift();
  if (answer === undefined) throw new TypeError('Failed to fetch');
  const isGiven = typeof answer === 'object';
  return { status: isGiven ? 200 : answer, text: async () => JSON.stringify(answer) };
});
beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
  Object.assign(globalThis, { fetch: asked });
});
afterEach(() => jest.useRealTimers());

const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000));
const opened = async (...given: typeof answers) => {
  answers = given;
  const hook = renderHook(() => usePreviewToken('/a', true));
  await minutes(0);
  return { hook, token: () => hook.result.current };
};
const fifteenMinutes = (token: string) => ({ token, seconds: 900 });

test('a token is renewed before it ends, for as long as the article is open', async () => {
  const { hook, token } = await opened(fifteenMinutes('one'), fifteenMinutes('two'), fifteenMinutes('three'));
  expect(token()).toBe('one');
  await minutes(10.4);
  expect(token()).toBe('one');
  await minutes(0.2);
  expect(token()).toBe('two');
  await minutes(10.5);
  expect(token()).toBe('three');
  hook.unmount();
  await minutes(60);
  expect(asked).toHaveBeenCalledTimes(3);
});

test.each([
  ['the server cannot be reached', undefined],
  ['nobody is signed in', 401],
  ['the server has too much to do', 503],
])('while %s, the old one is kept and another asked for again and again', async (_why, answer) => {
  const { hook, token } = await opened(fifteenMinutes('one'), answer, answer, fifteenMinutes('two'));
  await minutes(10.5);
  expect(token()).toBe('one');
  await minutes(0.2);
  expect(token()).toBe('one');
  await minutes(0.2);
  expect(token()).toBe('two');
  hook.unmount();
});

test('a computer that has slept asks as soon as somebody looks', async () => {
  const { hook, token } = await opened(fifteenMinutes('one'), fifteenMinutes('two'));
  window.dispatchEvent(new Event('focus'));
  await minutes(0);
  expect(asked).toHaveBeenCalledTimes(1);
  // Its timers slept too.
  jest.setSystemTime(Date.now() + 8 * 60 * 60_000);
  window.dispatchEvent(new Event('focus'));
  await minutes(0);
  expect(token()).toBe('two');
  hook.unmount();
});

test('on the editor’s own origin nobody asks for one', async () => {
  answers = [];
  renderHook(() => usePreviewToken('/a', false));
  await minutes(60);
  expect(asked).not.toHaveBeenCalled();
});
