import { jest } from '@jest/globals';
import { SendLimits } from '#features/drug-savings/sending/sendLimits.ts';
import { RateLimits } from '#platform/http/rateLimits.ts';

const key = async () => 'a key';
/** Counts, with the names and keys that they are counted by. */
function counting() {
  const limits = new RateLimits();
  const asked: [string, string | undefined][] = [];
  const told: Pick<RateLimits, 'of'> = {
    of: (name, limit) => {
      const counts = limits.of(name, limit);
      return {
        ...counts,
        secondsToWait: (who) => {
          asked.push([name, who]);
          return counts.secondsToWait(who);
        },
      };
    },
  };
  return { sends: new SendLimits(told, key), asked };
}

async function inTurn(times: number, ask: (index: number) => Promise<number>): Promise<number[]> {
  const waits: number[] = [];
  for (let index = 0; index < times; index++) waits.push(await ask(index));
  return waits;
}

describe('how often coupons are sent', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  test('is three times in ten minutes to one address, from whomever, and to others all the same', async () => {
    const { sends } = counting();
    const waits = await inTurn(4, (index) => sends.message(`192.0.2.${index}`, 'ada@example.org'));
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true]);
    expect(waits[3]).toBeLessThanOrEqual(600);
    expect(await sends.message('192.0.2.9', 'ADA@example.org')).toBeGreaterThan(0);
    expect(await sends.message('192.0.2.9', 'grace@example.org')).toBe(0);
  });

  test('is five times in an hour to one address, of which those that were refused are none', async () => {
    const { sends } = counting();
    const send = () => sends.message(undefined, '+18125550100');
    expect((await inTurn(4, send)).filter((wait) => wait === 0)).toHaveLength(3);
    jest.advanceTimersByTime(601_000);
    const later = await inTurn(3, send);
    expect(later.map((wait) => wait > 0)).toEqual([false, false, true]);
    expect(later[2]).toBeGreaterThan(600);
    jest.advanceTimersByTime(3_000_000);
    expect(await send()).toBe(0);
  });

  test('is ten messages and thirty passes an hour from one client', async () => {
    const { sends } = counting();
    const messages = await inTurn(11, (index) => sends.message('192.0.2.1', `a${index}@example.org`));
    expect(messages.map((wait) => wait > 0)).toEqual([...Array(10).fill(false), true]);
    const passes = await inTurn(31, () => sends.pass('192.0.2.1'));
    expect(passes.map((wait) => wait > 0)).toEqual([...Array(30).fill(false), true]);
    expect(await sends.pass('192.0.2.2')).toBe(0);
  });

  test('is counted without the address', async () => {
    const { sends, asked } = counting();
    await sends.message('192.0.2.1', 'ada@example.org');
    expect(JSON.stringify(asked)).not.toContain('ada');
    expect(asked.filter(([name]) => name.startsWith('coupons to one'))).toHaveLength(2);
  });
});
