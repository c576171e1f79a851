import { jest } from '@jest/globals';
import { doneWork, solveAhead, solveChallenge } from '#contracts/botCheck.ts';
import { BotCheck, workHoldsMs } from '#platform/botCheck.ts';

const key = async () => 'a-key-of-tests';
/** Little work: these tests are about what is done with it. */
const effort = { rounds: 10, fewestTries: 1, mostTries: 5 };
const usual = { key, action: 'newsletter', siteKey: 'pagewell.example', effort };
const check = new BotCheck(usual);
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

async function solved(from = check) {
  const challenge = await from.challenge();
  return { challenge, solution: await solveChallenge(challenge) };
}

afterEach(() => void jest.useRealTimers());

describe('the check of robots', () => {
  test('takes the work that a browser has done, once', async () => {
    const work = encoded(await solved());
    expect(await check.passes(work)).toBe(true);
    expect(await check.passes(work)).toBe(false);
  });

  test('takes it once where it comes twice at the same time', async () => {
    const work = encoded(await solved());
    expect((await Promise.all([check.passes(work), check.passes(work)])).filter(Boolean)).toHaveLength(1);
  });

  test('takes it from another instance with the same key, and from none with another', async () => {
    const work = encoded(await solved(new BotCheck(usual)));
    expect(await new BotCheck({ ...usual, key: async () => 'another' }).passes(work)).toBe(false);
    expect(await check.passes(work)).toBe(true);
  });

  test.each([
    [0, true],
    [1_000, false],
  ])('takes it until it is too old: %d ms after', async (ms, isTaken) => {
    const now = new Date('2026-11-23T12:00:00Z').getTime();
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    const work = encoded(await solved());
    jest.setSystemTime(now + workHoldsMs + ms);
    expect(await check.passes(work)).toBe(isTaken);
  });

  test('asks for work that takes a browser a moment', async () => {
    const { parameters, signature } = await new BotCheck({
      key,
      action: 'newsletter',
      siteKey: 'pagewell.example',
    }).challenge();
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyLength: 32 });
    expect(parameters.keyPrefix).toMatch(/^[0-9a-f]{32}$/);
    expect(signature).toBeDefined();
  });

  test('takes no work that was made easier', async () => {
    const { challenge } = await solved();
    const easy = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '', cost: 1 } };
    expect(await check.passes(encoded({ challenge: easy, solution: await solveChallenge(easy) }))).toBe(
      false,
    );
  });

  test('says in what it signs what the work is for, and whose it is', async () => {
    const { parameters } = await check.challenge();
    expect(parameters.data).toEqual({ action: 'newsletter', siteKey: 'pagewell.example' });
  });

  test.each([
    ['another action', { action: 'samplerxCouponInfoShare' }],
    ['another site', { siteKey: 'other.example' }],
  ])('takes no work that was done for %s, though it has the same key', async (_what, other) => {
    const elsewhere = new BotCheck({ ...usual, ...other });
    const work = await doneWork(await elsewhere.challenge());
    expect(await check.passes(work)).toBe(false);
    expect(await elsewhere.passes(work)).toBe(true);
  });

  test('takes no work whose action was written over', async () => {
    const { challenge, solution } = await solved(new BotCheck({ ...usual, action: 'other' }));
    const data = { ...challenge.parameters.data, action: usual.action };
    const forged = { ...challenge, parameters: { ...challenge.parameters, data } };
    expect(await check.passes(encoded({ challenge: forged, solution }))).toBe(false);
  });

  test('takes no guess', async () => {
    const { challenge, solution } = await solved();
    const guess = { ...solution, derivedKey: `${challenge.parameters.keyPrefix}${'0'.repeat(32)}` };
    expect(await check.passes(encoded({ challenge, solution: guess }))).toBe(false);
    expect(await check.passes(encoded({ challenge, solution }))).toBe(true);
  });

  test.each([
    '',
    'none',
    '!!!',
    encoded(null),
    encoded([]),
    encoded({}),
    encoded({ challenge: {}, solution: {} }),
    encoded({ challenge: { parameters: {}, signature: 'x' }, solution: {} }),
    encoded({ challenge: { parameters: { nonce: 1 }, signature: 'x' }, solution: { counter: '1' } }),
  ])('takes no %j', async (text) => expect(await check.passes(text)).toBe(false));
});

describe('work that is begun ahead', () => {
  const refused = new Error('refused');

  test('is asked for once while somebody types, and given once', async () => {
    const ask = jest.fn(() => check.challenge());
    const { begin, take } = solveAhead(ask);
    begin();
    begin();
    expect(await check.passes(await take())).toBe(true);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(await check.passes(await take())).toBe(true);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('that failed is not asked for with each letter, and once more when it is needed', async () => {
    const ask = jest.fn(() => check.challenge());
    ask.mockRejectedValueOnce(refused);
    const { begin, take } = solveAhead(ask);
    begin();
    await new Promise(setImmediate);
    begin();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(await check.passes(await take())).toBe(true);
  });

  test('that fails when it is taken is told to whoever takes it', async () => {
    const { take } = solveAhead(() => Promise.reject(refused));
    await expect(take()).rejects.toBe(refused);
  });
});
