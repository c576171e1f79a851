/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { createCooldown } from '#client/cooldown.ts';

const key = 'pagewell:test';
const lengthMs = 6_000;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 23) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('a cooldown', () => {
  test('runs from its start for its length', () => {
    const cooldown = createCooldown(key, lengthMs, () => true);
    expect(cooldown.isRunning()).toBe(false);
    cooldown.start();
    jest.advanceTimersByTime(lengthMs - 1);
    expect(cooldown.isRunning()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(cooldown.isRunning()).toBe(false);
  });

  test('is known to other pages by the time that is kept', () => {
    createCooldown(key, lengthMs, () => true).start();
    expect(Number(localStorage.getItem(key))).toBe(Date.now());
    expect(createCooldown(key, lengthMs, () => true).isRunning()).toBe(true);
  });

  test('keeps and reads nothing where it may not, and runs in its page all the same', () => {
    localStorage.setItem(key, String(Date.now()));
    const cooldown = createCooldown(key, lengthMs, () => false);
    expect(cooldown.isRunning()).toBe(false);
    localStorage.clear();
    cooldown.start();
    expect(cooldown.isRunning()).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  test.each(['soon', '', 'NaN', '{}', String(Date.UTC(2030, 1, 1))])(
    'does not run by %p, which we never kept',
    (kept) => {
      localStorage.setItem(key, kept);
      expect(createCooldown(key, lengthMs, () => true).isRunning()).toBe(false);
    },
  );

  test('runs in its page where the browser keeps nothing', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const cooldown = createCooldown(key, lengthMs, () => true);
    cooldown.start();
    expect(cooldown.isRunning()).toBe(true);
    refuse.mockRestore();
  });
});
