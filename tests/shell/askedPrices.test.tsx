import { jest } from '@jest/globals';
import { TimeLimitError } from '#platform/timeLimit.ts';
import { pricesInTime } from '#server/pages/pricesInTime.ts';
import { type PageRenderer, renderPage, renderPageInTurns } from '#shell/renderPage.ts';
import type { AskPrices } from '#transformer/askedPrices.ts';
import { transformArticle } from '#transformer/transformArticle.ts';
import type { LoadedWidget } from '#transformer/widget.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';

const seen = { data: [], seenAt: '2026-11-26T12:00:00.000Z' };
const until = Date.parse('2026-11-26T12:10:00.000Z');

/** Quotes that show since when prices hold; those without an author ask for none. */
const asking: Pick<LoadedWidget, 'reads' | 'countries' | 'pricesFor' | 'component'> = {
  reads: ['drugPrices'],
  countries: ['US'],
  pricesFor: (data) => {
    const author = String(Reflect.get(Object(data), 'author') ?? '');
    return author === '' ? undefined : { formulationId: author, quantity: 30 };
  },
  component: ({ block }) => <p>{JSON.stringify(block.drugPrices)}</p>,
};

async function askingRenderer(askPrices?: AskPrices): Promise<PageRenderer> {
  const renderer = await pageRenderer();
  const quote = renderer.registry.get('quote');
  if (!quote) throw new Error('There are no quotes.');
  const registry = new Map(renderer.registry).set('quote', { ...quote, ...asking });
  return { ...renderer, registry, askPrices };
}

const quote = (author?: string) => ({ id: `q-${author}`, type: 'quote', data: { quote: 'Well.', author } });
const article = (...blocks: object[]) => ({ path: '/x', title: 'x', blocks });
const inUs = { ...reader, country: 'US' };
const goOn = () => undefined;

test('prices are there when blocks are rendered, each asked for once, and until they are due', async () => {
  const ask = jest.fn<AskPrices>(async () => ({ prices: seen, until }));
  const renderer = await askingRenderer(ask);
  const page = await renderPageInTurns(article(quote('12'), quote('12'), quote()), inUs, renderer, goOn);
  expect(ask.mock.calls).toEqual([[{ formulationId: '12', quantity: 30 }]]);
  expect(page.document?.html).toContain('12 30');
  expect(page.document?.html).toContain('2026-11-26T12:00:00.000Z');
  expect(page).toMatchObject({ degraded: false, prices: { '12 30': seen } });
  expect(page.dependsOn.instants).toEqual([until]);
});

test('a page without its prices is shown all the same, and made again soon', async () => {
  const renderer = await askingRenderer(async () => undefined);
  const page = await renderPageInTurns(article(quote('12')), inUs, renderer, goOn);
  expect(page.document?.html).toContain('{}');
  expect(page).toMatchObject({ degraded: true, prices: {} });
  expect(page.dependsOn).not.toHaveProperty('instants');
});

test('nobody is asked for a reader who does not get the block', async () => {
  const ask = jest.fn<AskPrices>();
  const renderer = await askingRenderer(ask);
  await renderPageInTurns(article(quote('12')), { ...reader, country: 'DE' }, renderer, goOn);
  await renderPageInTurns(article(quote('12')), reader, renderer, goOn);
  expect(ask).not.toHaveBeenCalled();
});

test('a page asks eight questions and no more', async () => {
  const ask = jest.fn<AskPrices>(async () => ({ prices: seen, until }));
  const renderer = await askingRenderer(ask);
  const nine = Array.from({ length: 9 }, (_, at) => quote(String(at + 1)));
  await renderPageInTurns(article(...nine), inUs, renderer, goOn);
  expect(ask).toHaveBeenCalledTimes(8);
});

test('where nobody knows prices, a page is whole without them', async () => {
  const page = await renderPageInTurns(article(quote('12')), inUs, await askingRenderer(), goOn);
  expect(page).toMatchObject({ degraded: false, prices: {} });
});

test('nobody is asked for a page that is made at once, and it is whole without prices', async () => {
  const ask = jest.fn<AskPrices>(async () => ({ prices: seen, until }));
  const renderer = await askingRenderer(ask);
  expect(renderPage(article(quote('12')), inUs, renderer)).toMatchObject({ degraded: false, prices: {} });
  expect(
    transformArticle(article(quote('12')), inUs, { ...renderer, islandScripts: () => undefined }),
  ).toMatchObject({ transformed: { asked: { isLate: false, prices: {} } } });
  expect(ask).not.toHaveBeenCalled();
});

describe('prices in time', () => {
  const log = { error: jest.fn() };
  const question = { formulationId: '12', quantity: 30 };
  beforeEach(() => void log.error.mockClear());

  test('are handed on', async () => {
    const told = { prices: seen, until };
    expect(await pricesInTime(async () => told, log)(question)).toBe(told);
  });

  test('are not waited for longer than 150 ms', async () => {
    jest.useFakeTimers();
    try {
      const answer = pricesInTime(() => new Promise(() => {}), log)(question);
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

  test('that cannot be asked for cost no page, and the log hears why', async () => {
    const fault = new Error('no such table');
    expect(await pricesInTime(async () => Promise.reject(fault), log)(question)).toBeUndefined();
    expect(log.error).toHaveBeenCalledWith({ err: fault }, expect.any(String));
    const late = pricesInTime(async () => Promise.reject(new TimeLimitError(2500)), log);
    expect(await late(question)).toBeUndefined();
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});
