import { LRUCache } from 'lru-cache';
import type { ContentSource, Revisioned } from '#content/source/source.ts';
import type { Reader } from '#feature-kit/dimension.ts';
import type { CacheNotifications } from '#feature-kit/feature.ts';
import type { WorkQueue } from '#platform/http/workQueue.ts';
import { SingleFlight } from '#platform/singleFlight.ts';
import type { ArticleSurroundings } from '#shell/article/surroundings.ts';
import type { RenderedPage } from '#shell/renderPage.ts';
import type { ContentChecks } from '../checks/contentChecks.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { EventLoopYield } from '../process/eventLoopYield.ts';
import type { SecurityFacts } from '../security/securityHeaders.ts';
import { compact, createAnswer, inEncoding } from './answer.ts';
import type { Encoding } from './contentEncoding.ts';
import type { PageDimensions } from './dimensions.ts';
import { absentLifetimeMs, freshnessOf, nextInstant, renderAgainAt } from './freshness.ts';
import { pageHeaders, tagsOfArticle } from './pageHeaders.ts';
import type { CachedPage, PageStore } from './pageStore.ts';

export type RenderArticle = (
  article: unknown,
  reader: Reader,
  surroundings: ArticleSurroundings,
) => Promise<Pick<RenderedPage, 'document' | 'problems' | 'degraded' | 'dependsOn'>>;

export interface PageMakerOptions {
  source: Pick<ContentSource, 'get' | 'movedTo'>;
  render: RenderArticle;
  dimensions: PageDimensions;
  store: PageStore;
  queue: WorkQueue;
  eventLoop: EventLoopYield;
  contentChecks: Pick<ContentChecks, 'rendered'>;
  metrics: Pick<Metrics, 'renderSeconds'>;
  security: SecurityFacts;
  cacheNotifications?: () => CacheNotifications;
  freshFor: number;
}

/** `moved`: it has another path; `unusable`: it is incomplete. */
export type NoPage = { kind: 'absent' } | { kind: 'moved'; to: string } | { kind: 'unusable' };

export type Made = NoPage | { kind: 'page'; page: CachedPage };

interface Work {
  readonly path: string;
  readonly reader: Reader;
  readonly encoding: Encoding;
  /** Latest deadline of all waiting requests. */
  until: number;
  /** The article has changed since rendering began: the page is not cached. */
  isOutdated: boolean;
  revision?: string;
}

/** Negative cache: paths without a page. */
const maxAbsentPaths = 10_000;
/** More than a site has articles with such a block. */
const maxPrivatePaths = 10_000;
/** Attempts to share work with others before a page is made for one reader alone. */
const maxJoins = 3;

export class PageMaker {
  readonly #options: PageMakerOptions;
  readonly #absent = new LRUCache<string, { noPage: NoPage; until: number }>({ max: maxAbsentPaths });
  readonly #privatePaths = new LRUCache<string, true>({ max: maxPrivatePaths });
  readonly #pulls = new SingleFlight<Revisioned<unknown> | undefined>();
  readonly #underWay = new Map<string, { work: Work; made: Promise<Made> }>();

  constructor(options: PageMakerOptions) {
    this.#options = options;
  }

  knownAbsence(path: string): NoPage | undefined {
    const absent = this.#absent.get(path);
    return absent && Date.now() < absent.until ? absent.noPage : undefined;
  }

  isPrivate(path: string): boolean {
    return this.#privatePaths.has(path);
  }

  /** Joins a request that already makes the page. @param until deadline by `performance.now()` */
  async make(path: string, reader: Reader, encoding: Encoding, until: number): Promise<Made> {
    const { dimensions, store } = this.#options;
    for (let joins = 0; joins < maxJoins; joins += 1) {
      const made = await this.#join(path, reader, encoding, until);
      if (made.kind !== 'page') return made;
      // The first request's reader may get another variant, which is known only after rendering.
      if (dimensions.variantOf(made.page.dependsOn, reader) === made.page.variant) return made;
      const page = store.get(path, reader);
      if (page) return { kind: 'page', page };
    }
    return this.#begin({ path, reader, encoding, until, isOutdated: false });
  }

  /** Does not cache pages in progress. @param now the current revision, if known: its pages stay */
  forget(path: string, now?: string): void {
    this.#outdate(path, now);
    this.#pulls.forget((key) => key === path);
    this.#absent.delete(path);
    this.#options.store.delete(path, now);
  }

  /** Does not cache pages in progress. */
  forgetAll(): void {
    for (const { work } of this.#underWay.values()) work.isOutdated = true;
    this.#underWay.clear();
    this.#options.store.clear();
  }

  /** Pages in progress are not cached, unless they show this revision. */
  #outdate(path: string, now?: string): void {
    for (const [key, { work }] of this.#underWay) {
      if (work.path !== path || (now !== undefined && work.revision === now)) continue;
      work.isOutdated = true;
      this.#underWay.delete(key);
    }
  }

  #join(path: string, reader: Reader, encoding: Encoding, until: number): Promise<Made> {
    const key = `${path}\n${this.#options.store.variantOf(path, reader) ?? ''}`;
    const existing = this.#underWay.get(key);
    if (existing) {
      existing.work.until = Math.max(existing.work.until, until);
      return existing.made;
    }
    const work: Work = { path, reader, encoding, until, isOutdated: false };
    const made = this.#begin(work).finally(() => {
      if (this.#underWay.get(key)?.work === work) this.#underWay.delete(key);
    });
    this.#underWay.set(key, { work, made });
    return made;
  }

  #begin(work: Work): Promise<Made> {
    const { queue, source } = this.#options;
    const make = async (): Promise<Made> => {
      const article = await this.#pulls.run(work.path, () => source.get(work.path));
      if (!article) return this.#noteAbsent(work, await this.#absence(work.path));
      work.revision = article.revision;
      return this.#confirmed(work, article) ?? this.#render(work, article);
    };
    return queue.run(make, { until: () => work.until });
  }

  /** The cached page, if it shows this article and is not due for re-rendering. */
  #confirmed({ path, reader, isOutdated }: Work, article: Revisioned<unknown>): Made | undefined {
    const { store, freshFor } = this.#options;
    const page = store.get(path, reader);
    if (isOutdated || page?.revision !== article.revision || Date.now() >= page.renderAgainAt)
      return undefined;
    const freshness = freshnessOf(article, freshFor, page.renderAgainAt);
    store.renew(page, { freshness });
    return { kind: 'page', page: { ...page, freshness } };
  }

  async #render(work: Work, article: Revisioned<unknown>): Promise<Made> {
    const { eventLoop, render, metrics, contentChecks, dimensions, security } = this.#options;
    const { freshFor, store, cacheNotifications } = this.#options;
    const { path, reader, encoding } = work;
    const { value, revision, words, changes = [], related = [], topicHasOthers, translations = [] } = article;
    await eventLoop.next();
    const madeAt = Date.now();
    const stop = metrics.renderSeconds.startTimer();
    const rendered = await render(value, reader, { words, changes, related, topicHasOthers, translations });
    stop();
    const { document, problems, dependsOn } = rendered;
    const degraded = rendered.degraded || !document;
    contentChecks.rendered({ path, revision, value, problems, isDegraded: degraded });
    if (!document) return this.#noteAbsent(work, { kind: 'unusable' });

    const variant = dimensions.variantOf(dependsOn, reader);
    const { html, css, frames, media, isPrivate } = document;
    if (isPrivate) this.#privatePaths.set(path, true);
    else this.#privatePaths.delete(path);
    const again = renderAgainAt(dependsOn, madeAt, degraded);
    const freshness = freshnessOf(article, freshFor, again);
    const headers = pageHeaders({
      css,
      frames,
      media,
      shared: variant === '',
      degraded,
      ...security,
      cacheNotifications: cacheNotifications?.(),
      tags: isPrivate ? undefined : tagsOfArticle(path, [...related, ...translations]),
      isPassing: freshness.fromOldCopy || nextInstant(dependsOn, madeAt) !== undefined,
    });
    const answer = inEncoding(createAnswer(html, { headers }), encoding);
    const made = { path, variant, answer, revision, renderAgainAt: again };
    const page: CachedPage = { ...made, isPrivate, dependsOn, freshness };
    if (!work.isOutdated) {
      store.store({ ...page, answer: compact(answer) });
      this.#absent.delete(path);
    }
    return { kind: 'page', page };
  }

  async #absence(path: string): Promise<NoPage> {
    const to = await this.#options.source.movedTo?.(path);
    return to === undefined ? { kind: 'absent' } : { kind: 'moved', to };
  }

  #noteAbsent(work: Work, noPage: NoPage): NoPage {
    const { path } = work;
    if (!work.isOutdated) {
      this.#absent.set(path, { noPage, until: Date.now() + absentLifetimeMs });
      if (noPage.kind !== 'unusable') this.#options.store.delete(path);
    }
    return noPage;
  }
}
