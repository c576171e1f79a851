import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { ContentSource, Revisioned } from '../../content/source.ts';
import { SingleFlight } from '../../platform/singleFlight.ts';
import type { RenderedPage } from '../../shell/renderPage.ts';
import type { PageDependencies } from '../../transformer/normalise/dependsOn.ts';
import { unavailable } from '../httpError.ts';
import type { ContentChecks } from '../observability/contentChecks.ts';
import type { Metrics } from '../observability/metrics.ts';
import { contentFailure } from './contentFailure.ts';
import { timeIsUp, withinDeadline } from './deadline.ts';
import {
  absentLifetime,
  degradedLifetime,
  failurePause,
  jittered,
  judge,
  maxRenderAge,
} from './freshness.ts';
import { type KeptPage, PageCache } from './pageCache.ts';
import { pageHeaders } from './pageHeaders.ts';
import { type Reader, variantKey } from './reader.ts';
import type { ReadyAnswer } from './readyAnswer.ts';
import { readyPage } from './readyPage.ts';

/** An article's page for one reader, and what of readers it depends on. */
export type RenderArticle = (
  article: unknown,
  reader: Reader,
) => Promise<Pick<RenderedPage, 'document' | 'problems' | 'degraded' | 'dependsOn'>>;

/** `stale`: made from what was known before, because the content source could not be asked yet or at all. */
export type PageState = 'hit' | 'miss' | 'stale';

export type PageOutcome =
  | { kind: 'page'; page: ReadyAnswer; state: PageState }
  /** No article is published at this path. */
  | { kind: 'absent' }
  /** The article misses what a page cannot do without. */
  | { kind: 'unusable' };

interface ArticlePagesOptions {
  source: Pick<ContentSource, 'get' | 'onChange'>;
  render: RenderArticle;
  /** Whether the process has so much to do that only what is at hand should be sent. */
  isOverloaded: () => boolean;
  log: Logger;
  metrics: Pick<Metrics, 'pages' | 'renderSeconds'>;
  contentChecks: Pick<ContentChecks, 'rendered'>;
  https: boolean;
  /** How much memory pages may take. */
  cacheBytes: number;
  /** How long a page is sent without asking, in milliseconds. */
  freshFor: number;
  /** How long a reader waits for a page, in milliseconds. */
  deadline: number;
}

/** Beyond so many pages in the making, another one would only make all of them late. */
const maxPagesUnderWay = 100;
/** Paths that are known to lead nowhere. */
const maxAbsentPaths = 10_000;
/** Tries to share work with others before a reader's page is made for them alone. */
const maxJoins = 3;

type Made =
  | { kind: 'absent' | 'unusable' }
  | { kind: 'page'; kept: KeptPage; dependsOn: PageDependencies; variant: string };

/**
 * The pages of the articles: made once, kept, sent often. A page that is due is sent as it is while a new one is made
 * (stale-while-revalidate), and while the content source is down an old page is better than none (stale-if-error).
 */
export class ArticlePages {
  readonly #options: ArticlePagesOptions;
  readonly #cache: PageCache;
  readonly #absent = new LRUCache<string, { kind: 'absent' | 'unusable'; until: number }>({
    max: maxAbsentPaths,
  });
  readonly #pulls = new SingleFlight<Revisioned<unknown> | undefined>();
  readonly #flights = new SingleFlight<Made>();
  /** Work under way, so that a change in the meantime can keep its outcome from being kept. */
  readonly #underWay = new Set<{ path: string; outdated: boolean }>();
  readonly #stopListening: () => void;

  constructor(options: ArticlePagesOptions) {
    this.#options = options;
    this.#cache = new PageCache(options.cacheBytes);
    this.#stopListening = options.source.onChange((path) => this.#forget(path));
  }

  close(): void {
    this.#stopListening();
  }

  /** The page, where it is at hand and fresh. Nothing is waited for: this is how nearly every request ends. */
  atHand(path: string, reader: Reader): ReadyAnswer | undefined {
    const kept = this.#cache.find(path, reader);
    if (!kept || kept.fromOldCopy || kept.freshUntil <= Date.now()) return undefined;
    this.#options.metrics.pages.inc({ outcome: 'hit' });
    return kept.page;
  }

  /**
   * The page, made where it has to be, within the deadline.
   *
   * @throws HttpError 503 where neither a new page nor an old one can be had
   */
  async deliver(path: string, reader: Reader): Promise<PageOutcome> {
    try {
      const outcome = await this.#deliver(path, reader);
      this.#options.metrics.pages.inc({ outcome: outcome.kind === 'page' ? outcome.state : outcome.kind });
      return outcome;
    } catch (error) {
      this.#options.metrics.pages.inc({ outcome: 'failed' });
      throw error;
    }
  }

  async #deliver(path: string, reader: Reader): Promise<PageOutcome> {
    const kept = this.#cache.find(path, reader);
    if (!kept) {
      const absent = this.#absent.get(path);
      return absent && Date.now() < absent.until ? { kind: absent.kind } : this.#makeInTime(path, reader);
    }
    const verdict = judge(kept, Date.now());
    if (verdict === 'send')
      return { kind: 'page', page: kept.page, state: kept.fromOldCopy ? 'stale' : 'hit' };
    if (verdict === 'renew') return this.#makeInTime(path, reader);

    const old: PageOutcome = { kind: 'page', page: kept.page, state: 'stale' };
    if (verdict === 'send-only' || this.#isBusy()) return old;
    if (verdict === 'send-and-renew') {
      this.#renew(path, reader, kept);
      return old;
    }
    try {
      const made = await this.#makeInTime(path, reader);
      return made.kind === 'unusable' ? old : made;
    } catch (error) {
      this.#leaveAlone(path, kept, error);
      return old;
    }
  }

  /** @throws HttpError 503 where the page cannot be made, or not within the deadline */
  async #makeInTime(path: string, reader: Reader): Promise<PageOutcome> {
    // Whoever only waits for what others make costs nothing.
    if (this.#isBusy() && !this.#flights.has(this.#flightKey(path, reader))) throw unavailable();
    let made: Made | typeof timeIsUp;
    try {
      made = await withinDeadline(this.#load(path, reader), this.#options.deadline);
    } catch (error) {
      throw contentFailure(error);
    }
    if (made === timeIsUp) {
      throw unavailable({ cause: new Error(`no page within ${this.#options.deadline} ms`) });
    }
    if (made.kind !== 'page') return made;
    return { kind: 'page', page: made.kept.page, state: made.kept.fromOldCopy ? 'stale' : 'miss' };
  }

  #isBusy(): boolean {
    return this.#flights.size >= maxPagesUnderWay || this.#options.isOverloaded();
  }

  /** Makes a page anew while the old one is sent. */
  #renew(path: string, reader: Reader, kept: KeptPage): void {
    this.#load(path, reader).catch((error: unknown) => this.#leaveAlone(path, kept, error));
  }

  #leaveAlone(path: string, kept: KeptPage, error: unknown): void {
    kept.leftAloneUntil = Date.now() + failurePause;
    this.#options.log.warn(
      { path, err: error },
      'a page that is due could not be made anew, so the old one is sent',
    );
  }

  /** Joins whoever makes this page already, or makes it. */
  async #load(path: string, reader: Reader): Promise<Made> {
    for (let joins = 0; joins < maxJoins; joins += 1) {
      const made = await this.#flights.run(this.#flightKey(path, reader), () => this.#make(path, reader));
      // The one who was joined may have been another kind of reader, which only shows once the page is there.
      if (made.kind !== 'page' || variantKey(made.dependsOn, reader) === made.variant) return made;
      const kept = this.#cache.find(path, reader);
      if (kept) return { ...made, kept, variant: variantKey(made.dependsOn, reader) };
    }
    return this.#make(path, reader);
  }

  #flightKey(path: string, reader: Reader): string {
    const dependsOn = this.#cache.dependenciesOf(path);
    const variant = dependsOn ? variantKey(dependsOn, reader) : '';
    return variant === '' ? path : `${path}\n${variant}`;
  }

  async #make(path: string, reader: Reader): Promise<Made> {
    const work = { path, outdated: false };
    this.#underWay.add(work);
    try {
      const article = await this.#pulls.run(path, () => this.#options.source.get(path));
      if (!article) return this.#noteAbsent(work, 'absent');
      const known = this.#cache.find(path, reader);
      const dependsOn = this.#cache.dependenciesOf(path);
      if (known && dependsOn && !work.outdated && this.#stillShows(known, article)) {
        this.#confirm(known, article);
        return { kind: 'page', kept: known, dependsOn, variant: variantKey(dependsOn, reader) };
      }
      const made = await this.#render(work, article, reader);
      if (made.kind === 'unusable' && known) known.leftAloneUntil = Date.now() + failurePause;
      return made;
    } finally {
      this.#underWay.delete(work);
    }
  }

  #stillShows(known: KeptPage, article: Revisioned<unknown>): boolean {
    return known.revision === article.revision && !known.degraded && Date.now() - known.madeAt < maxRenderAge;
  }

  #confirm(kept: KeptPage, article: Revisioned<unknown>): void {
    const now = Date.now();
    kept.fromOldCopy = article.stale !== undefined;
    kept.confirmedAt = article.stale ? Date.parse(article.stale.confirmedAt) : now;
    kept.freshUntil = now + this.#lifetime(kept.degraded || kept.fromOldCopy);
  }

  #lifetime(short: boolean): number {
    return jittered(short ? degradedLifetime : this.#options.freshFor, Math.random());
  }

  async #render(
    work: { path: string; outdated: boolean },
    article: Revisioned<unknown>,
    reader: Reader,
  ): Promise<Made> {
    const { path } = work;
    const stop = this.#options.metrics.renderSeconds.startTimer();
    const { document, problems, degraded, dependsOn } = await this.#options.render(article.value, reader);
    stop();
    const { value, revision } = article;
    this.#options.contentChecks.rendered({ path, revision, value, problems });
    if (!document) return this.#noteAbsent(work, 'unusable');

    const variant = variantKey(dependsOn, reader);
    const headers = pageHeaders({
      css: document.css,
      shared: variant === '',
      degraded,
      https: this.#options.https,
    });
    const now = Date.now();
    const fromOldCopy = article.stale !== undefined;
    const kept: KeptPage = {
      page: {
        ...(await readyPage(document.html, { headers })),
        byExperiment: dependsOn.experiments.length > 0,
      },
      revision: article.revision,
      degraded,
      fromOldCopy,
      madeAt: now,
      confirmedAt: article.stale ? Date.parse(article.stale.confirmedAt) : now,
      freshUntil: now + this.#lifetime(degraded || fromOldCopy),
      leftAloneUntil: 0,
    };
    if (!work.outdated) {
      this.#cache.keep(path, reader, dependsOn, kept);
      this.#absent.delete(path);
    }
    return { kind: 'page', kept, dependsOn, variant };
  }

  #noteAbsent(work: { path: string; outdated: boolean }, kind: 'absent' | 'unusable'): Made {
    if (!work.outdated) {
      if (kind === 'absent') this.#cache.drop(work.path);
      this.#absent.set(work.path, { kind, until: Date.now() + absentLifetime });
    }
    return { kind };
  }

  /** An article changed: what was made of it is dropped, and what is being made of it is not kept. */
  #forget(path: string): void {
    for (const work of this.#underWay) if (work.path === path) work.outdated = true;
    this.#pulls.forget((key) => key === path);
    this.#flights.forget((key) => key === path || key.startsWith(`${path}\n`));
    this.#cache.drop(path);
    this.#absent.delete(path);
  }
}
