import { Registry } from 'prom-client';
import type { PriceEntry } from '#contracts/drugs/priceEntry.ts';
import type { PriceQuestion } from '#features/drug-savings/partner/priceQuestion.ts';
import { PricingUnavailable } from '#features/drug-savings/partner/pricingPartner.ts';
import { entryLifetimeMs, freshForMs, Prices } from '#features/drug-savings/prices/prices.ts';
import { entry, inList, question } from './partnerOfTest.ts';

let says: () => Promise<PriceEntry[] | undefined>;
let asked: PriceQuestion[];
let time: number;
let seals: boolean;
let prices: Prices;
let registry: Registry;

beforeEach(() => {
  says = async () => [entry(12.5)];
  asked = [];
  time = Date.parse('2026-11-26T12:00:00Z');
  seals = true;
  registry = new Registry();
  prices = new Prices({
    partner: {
      prices: (asking) => {
        asked.push(asking);
        return says();
      },
    },
    seals: {
      seal: async (_question, entries) =>
        seals ? entries.map((each) => ({ ...each, seal: 'sealed' })) : undefined,
    },
    formulationOf: inList,
    registry,
    now: () => time,
  });
});

const down = async () => {
  throw new PricingUnavailable(20_000, undefined);
};
const counted = async () => {
  const [metric] = await registry.getMetricsAsJSON();
  return metric?.values.map(({ labels, value }) => `${labels.from} ${value}`);
};
const sealed = (amount: number) => ({ ...entry(amount), seal: 'sealed' });

describe('prices that are known without a request', () => {
  test('are those that were fetched in the last day, with the time they were seen', async () => {
    expect(await prices.cachedFor(question)).toBeUndefined();
    await prices.pricesFor(question);
    const seenAt = new Date(time).toISOString();
    time += entryLifetimeMs - 1;
    expect(await prices.cachedFor(question)).toEqual({ data: [sealed(12.5)], seenAt });
    time += 1;
    expect(await prices.cachedFor(question)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  test('are none for a formulation that the partner does not know', async () => {
    says = async () => undefined;
    await prices.pricesFor(question);
    expect(await prices.cachedFor(question)).toBeUndefined();
  });
});

describe('prices', () => {
  test('are what the partner says, with our seal and the moment they were seen', async () =>
    expect(await prices.pricesFor(question)).toEqual({
      kind: 'seen',
      prices: { data: [sealed(12.5)], seenAt: '2026-11-26T12:00:00.000Z' },
      isOld: false,
      until: time + freshForMs,
    }));

  test('are not asked for again for ten minutes, and then they are', async () => {
    await prices.pricesFor(question);
    says = async () => [entry(9)];
    time += freshForMs - 1;
    expect(await prices.pricesFor(question)).toMatchObject({ prices: { data: [sealed(12.5)] } });
    expect(asked).toHaveLength(1);
    time += 1;
    expect(await prices.pricesFor(question)).toMatchObject({
      prices: { data: [sealed(9)], seenAt: '2026-11-26T12:10:00.000Z' },
    });
    expect(await counted()).toEqual(['partner 2', 'kept 1']);
  });

  test('are asked for by formulation, quantity and place', async () => {
    const others: PriceQuestion[] = [
      { ...question, formulationId: '100002' },
      { ...question, quantity: 90 },
      { ...question, place: { zip: '10001', lat: 40.75, long: -74 } },
    ];
    for (const each of [question, ...others, question]) await prices.pricesFor(each);
    expect(asked).toEqual([question, ...others]);
  });

  test('are asked for once, however many wait for them', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => prices.pricesFor(question)));
    expect(asked).toHaveLength(1);
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['seen']));
  });

  test('of which the partner knows nothing are not asked for again for ten minutes either', async () => {
    says = async () => undefined;
    expect(await prices.pricesFor(question)).toEqual({ kind: 'unknown' });
    expect(await prices.pricesFor(question)).toEqual({ kind: 'unknown' });
    expect(asked).toHaveLength(1);
  });
});

describe('while the partner is down', () => {
  test('prices of the last day are shown with the moment they were seen, and then none', async () => {
    await prices.pricesFor(question);
    says = down;
    time += entryLifetimeMs - 1;
    expect(await prices.pricesFor(question)).toEqual({
      kind: 'seen',
      prices: { data: [sealed(12.5)], seenAt: '2026-11-26T12:00:00.000Z' },
      isOld: true,
      until: time + 60_000,
    });
    time += 1;
    expect(await prices.pricesFor(question)).toEqual({ kind: 'unavailable', retryAfterSeconds: 20 });
    expect(await counted()).toEqual(['partner 1', 'old 1', 'nowhere 1']);
  });

  test('whoever asks for the first time gets none, and the next asks again', async () => {
    says = down;
    expect((await prices.pricesFor(question)).kind).toBe('unavailable');
    says = async () => [entry(12.5)];
    expect((await prices.pricesFor(question)).kind).toBe('seen');
  });

  test('a fault of our own is none of the partner', async () => {
    says = async () => {
      throw new TypeError('Something is wrong with us.');
    };
    await expect(prices.pricesFor(question)).rejects.toBeInstanceOf(TypeError);
  });
});

test('whoever waits for a little while alone gets what was kept where the partner is late, and what is late is kept for the next', async () => {
  const late = Promise.withResolvers<PriceEntry[]>();
  says = () => late.promise;
  expect(await prices.pricesFor(question, { within: 20 })).toEqual({
    kind: 'unavailable',
    retryAfterSeconds: 5,
  });
  const waiting = prices.pricesFor(question);
  late.resolve([entry(12.5)]);
  await waiting;
  expect(await prices.pricesFor(question, { within: 20 })).toMatchObject({ kind: 'seen', isOld: false });

  time += freshForMs;
  const never = Promise.withResolvers<PriceEntry[]>();
  says = () => never.promise;
  expect(await prices.pricesFor(question, { within: 20 })).toMatchObject({ kind: 'seen', isOld: true });
  never.reject(new PricingUnavailable(undefined, undefined));
});

test('without the key prices have no seal, and get one as soon as it is there', async () => {
  seals = false;
  expect(await prices.pricesFor(question)).toMatchObject({ prices: { data: [entry(12.5)] } });
  expect(await prices.pricesFor(question)).toMatchObject({ prices: { data: [entry(12.5)] } });
  seals = true;
  // Nobody waits for the seal: whoever comes after it has it.
  await prices.pricesFor(question);
  expect(await prices.pricesFor(question)).toMatchObject({ prices: { data: [sealed(12.5)] } });
  expect(asked).toHaveLength(1);
});

test('what is kept has a bound', async () => {
  says = async () => Array.from({ length: 200 }, () => entry(12.5));
  for (let quantity = 1; quantity <= 300; quantity += 1) await prices.pricesFor({ ...question, quantity });
  await prices.pricesFor({ ...question, quantity: 300 });
  expect(asked).toHaveLength(300);
  await prices.pricesFor({ ...question, quantity: 1 });
  expect(asked).toHaveLength(301);
});
