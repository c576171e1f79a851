import { jest } from '@jest/globals';
import { noData, type Services } from '#contracts/services.ts';
import { TimeLimitError } from '#platform/timeLimit.ts';
import { dataBeforeDeadline } from '#server/pages/openRenderer.ts';
import { type PageRenderer, renderPage, renderPageYielding } from '#shell/renderPage.ts';
import type { LoadedWidget } from '#transformer/registry/widget.ts';
import { transformArticle } from '#transformer/transformArticle.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';

const seen = { data: [], seenAt: '2026-11-26T12:00:00.000Z' };
const until = Date.parse('2026-11-26T12:10:00.000Z');

type FetchPrices = NonNullable<Services['drugPrices']>;

/** Quotes that show since when prices hold; those without an author need none. */
const needing: Pick<LoadedWidget, 'reads' | 'countries' | 'needs' | 'component'> = {
  reads: ['drugPrices'],
  countries: ['US'],
  needs: (data) => {
    const author = String(Reflect.get(Object(data), 'author') ?? '');
    const params = { formulationId: author, quantity: 30 };
    return author === '' ? [] : [{ service: 'drugPrices', key: `${author} of 30`, params }];
  },
  component: ({ block }) => <p>{JSON.stringify(block.drugPrices)}</p>,
};

const log = { error: jest.fn() };
const beforeDeadline = dataBeforeDeadline(log);
beforeEach(() => void log.error.mockClear());

async function rendererWith(drugPrices?: FetchPrices): Promise<PageRenderer> {
  const renderer = await pageRenderer();
  const quote = renderer.registry.get('quote');
  if (!quote) throw new Error('There are no quotes.');
  const registry = new Map(renderer.registry).set('quote', { ...quote, ...needing });
  return { ...renderer, registry, data: { services: drugPrices ? { drugPrices } : {}, beforeDeadline } };
}

const quote = (author?: string) => ({ id: `q-${author}`, type: 'quote', data: { quote: 'Well.', author } });
const article = (...blocks: object[]) => ({ path: '/x', title: 'x', blocks });
const inUs = { ...reader, country: 'US' };
const goOn = () => undefined;

test('data is there when blocks are rendered, each fetched once, and until it expires', async () => {
  const fetchPrices = jest.fn<FetchPrices>(async () => ({ value: seen, until }));
  const renderer = await rendererWith(fetchPrices);
  const page = await renderPageYielding(article(quote('12'), quote('12'), quote()), inUs, renderer, goOn);
  expect(fetchPrices.mock.calls).toEqual([[{ formulationId: '12', quantity: 30 }]]);
  expect(page.document?.html).toContain('12 of 30');
  expect(page.document?.html).toContain('2026-11-26T12:00:00.000Z');
  expect(page).toMatchObject({ degraded: false, loaded: { drugPrices: { '12 of 30': seen } } });
  expect(page.dependsOn.instants).toEqual([until]);
});

test('a page expires with the first of its data, and shows what came although other data did not', async () => {
  const renderer = await rendererWith(async ({ formulationId }) =>
    formulationId === '3' ? undefined : { value: seen, until: until + Number(formulationId) },
  );
  const page = await renderPageYielding(article(quote('2'), quote('1'), quote('3')), inUs, renderer, goOn);
  expect(page).toMatchObject({ degraded: true, dependsOn: { instants: [until + 1] } });
  expect(page.loaded.drugPrices).toEqual({ '2 of 30': seen, '1 of 30': seen });
});

test('a page without its data is shown all the same, and rendered again soon', async () => {
  const renderer = await rendererWith(async () => undefined);
  const page = await renderPageYielding(article(quote('12')), inUs, renderer, goOn);
  expect(page.document?.html).toContain('{}');
  expect(page).toMatchObject({ degraded: true, loaded: noData });
  expect(page.dependsOn).not.toHaveProperty('instants');
});

test('nothing is fetched for a reader who does not get the block', async () => {
  const fetchPrices = jest.fn<FetchPrices>();
  const renderer = await rendererWith(fetchPrices);
  await renderPageYielding(article(quote('12')), { ...reader, country: 'DE' }, renderer, goOn);
  await renderPageYielding(article(quote('12')), reader, renderer, goOn);
  expect(fetchPrices).not.toHaveBeenCalled();
});

test('a page sends eight requests and no more', async () => {
  const fetchPrices = jest.fn<FetchPrices>(async () => ({ value: seen, until }));
  const renderer = await rendererWith(fetchPrices);
  const nine = Array.from({ length: 9 }, (_, at) => quote(String(at + 1)));
  await renderPageYielding(article(...nine), inUs, renderer, goOn);
  expect(fetchPrices).toHaveBeenCalledTimes(8);
});

test('where no feature provides the service, a page is whole without its data', async () => {
  const page = await renderPageYielding(article(quote('12')), inUs, await rendererWith(), goOn);
  expect(page).toMatchObject({ degraded: false, loaded: noData });
});

test('nothing is fetched for a page that is rendered synchronously, and it is whole without data', async () => {
  const fetchPrices = jest.fn<FetchPrices>(async () => ({ value: seen, until }));
  const renderer = await rendererWith(fetchPrices);
  const whole = { degraded: false, loaded: noData };
  expect(renderPage(article(quote('12')), inUs, renderer)).toMatchObject(whole);
  expect(
    transformArticle(article(quote('12')), inUs, { ...renderer, islandScripts: () => undefined }),
  ).toMatchObject({ transformed: { data: { isIncomplete: false, loaded: noData } } });
  expect(fetchPrices).not.toHaveBeenCalled();
});

describe('the deadline of data', () => {
  test('is 150 ms, after which a page goes out without', async () => {
    jest.useFakeTimers();
    try {
      const answer = beforeDeadline('drugPrices', () => new Promise(() => {}));
      const settled = jest.fn();
      void answer.then(settled);
      await jest.advanceTimersByTimeAsync(149);
      expect(settled).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(await answer).toBeUndefined();
      expect(log.error).not.toHaveBeenCalled();
    } finally {
      jest.useRealTimers();
    }
  });

  test('costs nothing of an answer before it', async () => {
    expect(await beforeDeadline('drugPrices', async () => 'seen')).toBe('seen');
  });

  test('is not waited for when a service fails: the log has the reason and the service', async () => {
    const fault = new Error('no such table');
    const failing = [
      async () => Promise.reject(fault),
      () => {
        throw fault;
      },
    ];
    for (const fail of failing) expect(await beforeDeadline('drugPrices', fail)).toBeUndefined();
    expect(log.error.mock.calls).toEqual([
      [{ err: fault, service: 'drugPrices' }, expect.any(String)],
      [{ err: fault, service: 'drugPrices' }, expect.any(String)],
    ]);
    expect(
      await beforeDeadline('drugPrices', async () => Promise.reject(new TimeLimitError(2500))),
    ).toBeUndefined();
    expect(log.error).toHaveBeenCalledTimes(2);
  });
});
