import { jest } from '@jest/globals';
import { pino } from 'pino';
import { ContentUnavailableError } from '#content/source/errors.ts';
import { unknownReader } from '#feature-kit/dimension.ts';
import { experimentsDimension } from '#features/experiments/dimension.ts';
import { WorkQueue } from '#platform/http/workQueue.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { representationIn } from '#server/pages/answer.ts';
import { ArticlePages, type PageOutcome } from '#server/pages/articlePages.ts';
import { countryDimension, PageDimensions } from '#server/pages/dimensions.ts';
import type { RenderArticle } from '#server/pages/pageMaker.ts';
import { PageStore } from '#server/pages/pageStore.ts';
import { EventLoopYield } from '#server/process/eventLoopYield.ts';
import { FakeSource, renderPlainly } from '../support.ts';

export const freshFor = 60_000;
/** Beyond the jitter of ±10 %. */
export const due = freshFor * 1.11;

export const dimensions = new PageDimensions({
  country: countryDimension('x-country', undefined),
  experiments: experimentsDimension(
    { experiments: undefined, experimentsCookie: 'variants' },
    { https: false },
  ),
});

export const renderSurroundings: RenderArticle = async (_article, _reader, surroundings) =>
  renderPlainly(surroundings, unknownReader);

export const dependingOn =
  (dependsOn: {
    countries?: 'all' | string[];
    experiments?: 'all' | string[];
    instants?: number[];
  }): RenderArticle =>
  async (article, reader) => ({
    ...(await renderPlainly(article, reader)),
    dependsOn: { countries: [], experiments: [], ...dependsOn },
  });

export function openPages(
  given: {
    render?: RenderArticle;
    source?: FakeSource;
    site?: { onChange: (listener: () => void) => () => void };
    queue?: WorkQueue;
    store?: PageStore;
    cacheBytes?: number;
  } = {},
) {
  const source = given.source ?? new FakeSource();
  const rendered: unknown[] = [];
  const render = given.render ?? renderPlainly;
  const left = new Map<string, () => Promise<void>>();
  const store = given.store ?? new PageStore(dimensions, given.cacheBytes ?? 10_000_000);
  const pages = new ArticlePages({
    source,
    ...(given.site ? { site: given.site } : {}),
    render: (article, ...more) => {
      rendered.push(article);
      return render(article, ...more);
    },
    dimensions,
    store,
    queue: given.queue ?? new WorkQueue({ maxRunning: 100, maxWaiting: 0 }),
    eventLoop: new EventLoopYield(),
    idleWork: { offer: (key, work) => void left.set(key, work) },
    log: pino({ level: 'silent' }),
    metrics: createMetrics({ processMetrics: false }),
    contentChecks: { rendered: () => undefined },
    security: { https: false },
    freshFor,
    deadline: 1_200,
  });
  return { source, pages, rendered, left, store };
}

export function textOf(outcome: PageOutcome): string {
  return outcome.kind === 'page'
    ? representationIn(outcome.answer, 'identity').body.toString()
    : outcome.kind;
}

export function stateOf(outcome: PageOutcome): string {
  return outcome.kind === 'page' ? outcome.state : outcome.kind;
}

export async function settle(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

export const down = () => {
  throw new ContentUnavailableError('timeout', 'the CMS is down');
};

export function withFakeTimers(): void {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }),
  );
  afterEach(() => jest.useRealTimers());
}
