import { LRUCache } from 'lru-cache';
import type { RelatedArticles } from '../../content/articles/relatedArticles.ts';
import { readEnvelope } from '../../content/source/articleDocument.ts';
import type { ContentSource, Revisioned } from '../../content/source/source.ts';
import type { Reader } from '../../features/parts/dimension.ts';
import { SingleFlight } from '../../platform/singleFlight.ts';
import type { ArticleSurroundings } from '../../shell/article/surroundings.ts';
import type { RenderedPage } from '../../shell/renderPage.ts';
import type { PageDependencies } from '../../transformer/normalise/dependsOn.ts';
import type { ContentChecks } from '../checks/contentChecks.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Line } from '../process/line.ts';
import type { Turns } from '../process/turns.ts';
import type { SecurityFacts } from '../security/securityHeaders.ts';
import { createAnswer } from './answer.ts';
import type { PageDimensions } from './dimensions.ts';
import {
  absentLifetime,
  degradedLifetime,
  type Freshness,
  freshnessOf,
  maxRenderAge,
  nextInstant,
} from './freshness.ts';
import type { KnownPages } from './knownPages.ts';
import { pageHeaders } from './pageHeaders.ts';
import type { PageStore, StoredPage } from './pageStore.ts';

/** An article's page for one reader, and what of readers it depends on. */
export type RenderArticle = (
  article: unknown,
  reader: Reader,
  surroundings: ArticleSurroundings,
) => Promise<Pick<RenderedPage, 'document' | 'problems' | 'degraded' | 'dependsOn'>>;

export interface PageMakerOptions {
  source: Pick<ContentSource, 'get' | 'movedTo'>;
  render: RenderArticle;
  /** Articles that a page leads to; none, where nothing is known of others. */
  related?: Pick<RelatedArticles, 'relatedTo'>;
  dimensions: PageDimensions;
  store: PageStore;
  known: KnownPages;
  line: Line;
  turns: Turns;
  contentChecks: Pick<ContentChecks, 'rendered'>;
  metrics: Pick<Metrics, 'renderSeconds'>;
  security: SecurityFacts;
  /** How long a page is sent without asking, in milliseconds. */
  freshFor: number;
}

/**
 * `absent`: no article is published there; `moved`: it is published elsewhere now; `unusable`: it misses what a page
 * cannot do without.
 */
export type NoPage = { kind: 'absent' } | { kind: 'moved'; to: string } | { kind: 'unusable' };

export type Made =
  | NoPage
  | { kind: 'page'; page: StoredPage; variant: string; dependsOn: PageDependencies; fromOldCopy: boolean };

/** A page that is being made. */
interface Work {
  readonly path: string;
  /** When somebody who waits for it still has a use for it. */
  until: number;
  /** Whether its article has changed since it was begun: then the page is not kept. */
  isOutdated: boolean;
}

/** Paths that are known to lead nowhere. */
const maxAbsentPaths = 10_000;
/** Tries to share work with others before a reader's page is made for them alone. */
const maxJoins = 3;

/** Makes the pages of articles, each once at a time however many want it: pulls, renders, and keeps what came of it. */
export class PageMaker {
  readonly #options: PageMakerOptions;
  readonly #absent = new LRUCache<string, { noPage: NoPage; until: number }>({ max: maxAbsentPaths });
  readonly #pulls = new SingleFlight<Revisioned<unknown> | undefined>();
  readonly #underWay = new Map<string, { work: Work; made: Promise<Made> }>();

  constructor(options: PageMakerOptions) {
    this.#options = options;
  }

  /** Why there is no page at a path, where that was found out a moment ago. */
  knownAbsence(path: string): NoPage | undefined {
    const absent = this.#absent.get(path);
    return absent && Date.now() < absent.until ? absent.noPage : undefined;
  }

  /**
   * Joins whoever makes this page already, or makes it.
   *
   * @param until by the clock of `performance.now()`, when the page has to be there to be of use
   */
  async make(path: string, reader: Reader, until: number): Promise<Made> {
    const { dimensions, store } = this.#options;
    for (let joins = 0; joins < maxJoins; joins += 1) {
      const made = await this.#join(path, reader, until);
      if (made.kind !== 'page') return made;
      // The one who was joined may have been another kind of reader, which only shows once the page is there.
      const variant = dimensions.variantOf(made.dependsOn, reader);
      if (variant === made.variant) return made;
      const page = await store.get(path, variant);
      if (page) return { ...made, page, variant };
    }
    return this.#makeAdmitted({ path, until, isOutdated: false }, reader);
  }

  /** An article changed: what was made of it is dropped, and what is being made of it is not kept. */
  async forget(path: string): Promise<void> {
    for (const [key, { work }] of this.#underWay) {
      if (work.path !== path) continue;
      work.isOutdated = true;
      this.#underWay.delete(key);
    }
    this.#pulls.forget((key) => key === path);
    this.#absent.delete(path);
    this.#options.known.drop(path);
    await this.#options.store.delete(path);
  }

  /** What stands around all articles changed: nothing that was made is kept, nor what is being made. */
  async forgetAll(): Promise<void> {
    for (const { work } of this.#underWay.values()) work.isOutdated = true;
    this.#underWay.clear();
    this.#options.known.clear();
    await this.#options.store.clear();
  }

  #join(path: string, reader: Reader, until: number): Promise<Made> {
    const key = this.#workKey(path, reader);
    const existing = this.#underWay.get(key);
    if (existing) {
      existing.work.until = Math.max(existing.work.until, until);
      return existing.made;
    }
    const work: Work = { path, until, isOutdated: false };
    const made = this.#makeAdmitted(work, reader).finally(() => {
      if (this.#underWay.get(key)?.work === work) this.#underWay.delete(key);
    });
    this.#underWay.set(key, { work, made });
    return made;
  }

  #workKey(path: string, reader: Reader): string {
    return `${path}\n${this.#options.known.variantOf(path, reader) ?? ''}`;
  }

  #makeAdmitted(work: Work, reader: Reader): Promise<Made> {
    return this.#options.line.run(
      () => this.#make(work, reader),
      () => work.until,
    );
  }

  async #make(work: Work, reader: Reader): Promise<Made> {
    const { path } = work;
    const article = await this.#pulls.run(path, () => this.#options.source.get(path));
    if (!article) return this.#noteAbsent(work, await this.#absence(path));
    return (await this.#confirmed(work, article, reader)) ?? (await this.#render(work, article, reader));
  }

  /** The page that is kept already, where it still shows this article. */
  async #confirmed(work: Work, article: Revisioned<unknown>, reader: Reader): Promise<Made | undefined> {
    const { store, known, freshFor } = this.#options;
    const { path } = work;
    const variant = known.variantOf(path, reader);
    const dependsOn = known.dependenciesOf(path);
    if (variant === undefined || !dependsOn) return undefined;
    const page = await store.get(path, variant);
    const isSame = page?.revision === article.revision && !page.degraded;
    if (!isSame || work.isOutdated || Date.now() - page.madeAt >= maxRenderAge) return undefined;
    // A block of it came or went by the clock.
    if ((nextInstant(dependsOn, page.madeAt) ?? Number.POSITIVE_INFINITY) <= Date.now()) return undefined;
    const freshness = freshnessOf(article, dependsOn, freshFor);
    known.noteFreshness(path, variant, freshness);
    return { kind: 'page', page, variant, dependsOn, fromOldCopy: freshness.fromOldCopy };
  }

  async #render(work: Work, article: Revisioned<unknown>, reader: Reader): Promise<Made> {
    const { turns, render, related, metrics, contentChecks, dimensions, security, freshFor } = this.#options;
    const { path } = work;
    const { value, revision, changes = [] } = article;
    await turns.next();
    const madeAt = Date.now();
    const stop = metrics.renderSeconds.startTimer();
    const { document, problems, degraded, dependsOn } = await render(value, reader, {
      changes,
      related: related?.relatedTo(readEnvelope(path, value)) ?? [],
    });
    stop();
    const isDegraded = degraded || !document;
    contentChecks.rendered({ path, revision, value, problems, isDegraded });
    if (!document) return this.#noteAbsent(work, { kind: 'unusable' });

    const variant = dimensions.variantOf(dependsOn, reader);
    const { html, css, frames } = document;
    const headers = pageHeaders({ css, frames, shared: variant === '', degraded, ...security });
    const page: StoredPage = {
      answer: createAnswer(html, { headers }),
      revision,
      madeAt,
      degraded,
    };
    const freshness = freshnessOf(article, dependsOn, degraded ? degradedLifetime : freshFor);
    if (!work.isOutdated) await this.#keep(path, reader, page, dependsOn, freshness);
    return { kind: 'page', page, variant, dependsOn, fromOldCopy: freshness.fromOldCopy };
  }

  async #keep(
    path: string,
    reader: Reader,
    page: StoredPage,
    dependsOn: PageDependencies,
    freshness: Freshness,
  ): Promise<void> {
    const { store, known } = this.#options;
    const { variant, hasChanged } = known.noteDependencies(path, reader, dependsOn);
    if (hasChanged) await store.delete(path);
    known.noteFreshness(path, variant, freshness);
    await store.set(path, variant, page);
    this.#absent.delete(path);
  }

  async #absence(path: string): Promise<NoPage> {
    const to = await this.#options.source.movedTo?.(path);
    return to === undefined ? { kind: 'absent' } : { kind: 'moved', to };
  }

  async #noteAbsent(work: Work, noPage: NoPage): Promise<Made> {
    const { path } = work;
    if (!work.isOutdated) {
      this.#absent.set(path, { noPage, until: Date.now() + absentLifetime });
      if (noPage.kind !== 'unusable') {
        this.#options.known.drop(path);
        await this.#options.store.delete(path);
      }
    }
    return noPage;
  }
}
