import { jest } from '@jest/globals';
import { limitedBytes } from '#server/routes/routeRequest.ts';

const limits = { ofClient: { most: 100, seconds: 60 }, ofAll: { most: 250, seconds: 1 } };
const maxBytes = 50;

function withLimits() {
  let address = '203.0.113.1';
  const handler = limitedBytes(limits, maxBytes, () => address);
  return async (from: string, length: number | undefined): Promise<number> => {
    address = from;
    const headers = length === undefined ? {} : { 'content-length': String(length) };
    const next = jest.fn();
    try {
      await handler(Object({ headers }), Object({}), next);
    } catch (error) {
      return Object(error).status;
    }
    expect(next).toHaveBeenCalledTimes(1);
    return 200;
  };
}

describe('bytes that an instance parses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are bounded for one client, and others are not refused for them', async () => {
    const send = withLimits();
    expect([await send('203.0.113.1', 50), await send('203.0.113.1', 50)]).toEqual([200, 200]);
    expect(await send('203.0.113.1', 1)).toBe(429);
    expect(await send('203.0.113.2', 50)).toBe(200);
    jest.advanceTimersByTime(60_000);
    expect(await send('203.0.113.1', 50)).toBe(200);
  });

  it('are bounded for all clients together, for a second', async () => {
    const send = withLimits();
    for (const last of [1, 2, 3, 4, 5]) expect(await send(`203.0.113.${last}`, 50)).toBe(200);
    expect(await send('203.0.113.6', 1)).toBe(429);
    jest.advanceTimersByTime(1_000);
    expect(await send('203.0.113.6', 50)).toBe(200);
  });

  it('of a body that is too large count for its client, and not for all', async () => {
    const send = withLimits();
    for (const last of [1, 2, 3, 4, 5, 6]) expect(await send(`203.0.113.${last}`, 51)).toBe(413);
    expect(await send('203.0.113.1', 50)).toBe(429);
    expect(await send('203.0.113.7', 50)).toBe(200);
  });

  it('of a body without a length are as many as it may have', async () => {
    const send = withLimits();
    expect([await send('203.0.113.1', undefined), await send('203.0.113.1', undefined)]).toEqual([200, 200]);
    expect(await send('203.0.113.1', undefined)).toBe(429);
  });
});
