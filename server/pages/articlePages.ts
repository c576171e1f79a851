import type { Logger } from 'pino';
import type { RelatedArticles } from '../../content/articles/relatedArticles.ts';
import type { LiveSiteConfiguration } from '../../content/site/liveSiteConfiguration.ts';
import type { ContentSource } from '../../content/source/source.ts';
import type { Reader } from '../../features/parts/dimension.ts';
import { unavailable } from '../../platform/http/httpError.ts';
import { TimeLimitError, withinTime } from '../../platform/timeLimit.ts';
import type { PageDependencies } from '../../transformer/normalise/dependsOn.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { IdleWork } from '../process/idleWork.ts';
import { type Answer, atItsBest, compact, inEncoding } from './answer.ts';
import type { Encoding } from './contentEncoding.ts';
import { contentFailure } from './contentFailure.ts';
import { type Freshness, failurePause, judge } from './freshness.ts';
import { KnownPages } from './knownPages.ts';
import { type Made, type NoPage, PageMaker, type PageMakerOptions } from './pageMaker.ts';
import { pageKey, type StoredPage } from './pageStore.ts';

/** `stale`: made from what was known before, because the content source could not be asked yet or at all. */
export type PageState = 'hit' | 'miss' | 'stale';

/** A page for one reader. */
export interface DeliveredPage {
  answer: Answer;
  state: PageState;
  /** What tells this page from those that other readers get at this path; '' where all get the same. */
  variant: string;
  dependsOn: PageDependencies;
}

export type PageOutcome = ({ kind: 'page' } & DeliveredPage) | NoPage;

interface ArticlePagesOptions extends Omit<PageMakerOptions, 'known'> {
  source: Pick<ContentSource, 'get' | 'movedTo' | 'onChange'>;
  related?: Pick<RelatedArticles, 'relatedTo' | 'onChange'>;
  /** What stands around all articles; it never changes, where nothing is said. */
  site?: Pick<LiveSiteConfiguration, 'onChange'>;
  idleWork: Pick<IdleWork, 'offer'>;
  log: Logger;
  metrics: Pick<Metrics, 'pages' | 'renderSeconds'>;
  /** How long a reader waits for a page, in milliseconds. */
  deadline: number;
}

/** A page that is kept, with what is known of it. */
interface KeptPage {
  path: string;
  variant: string;
  page: StoredPage;
  freshness: Freshness;
  dependsOn: PageDependencies;
}

/**
 * The pages of the articles: made once, kept, sent often. A page that is due is sent as it is while a new one is made
 * (stale-while-revalidate), and while the content source is down an old page is better than none (stale-if-error).
 */
export class ArticlePages {
  readonly #options: ArticlePagesOptions;
  readonly #known: KnownPages;
  readonly #maker: PageMaker;
  readonly #stopListening: () => void;

  constructor(options: ArticlePagesOptions) {
    this.#options = options;
    this.#known = new KnownPages(options.dimensions);
    this.#maker = new PageMaker({ ...options, known: this.#known });
    const forget = (path: string): void => {
      this.#maker.forget(path).catch((error: unknown) => {
        options.log.error({ path, err: error }, 'the pages of an article that changed could not be dropped');
      });
    };
    const forgetAll = (): void => {
      this.#maker.forgetAll().catch((error: unknown) => {
        options.log.error(
          { err: error },
          'the pages could not be dropped after the site configuration changed',
        );
      });
    };
    // A page shows its article, what stands around all of them, and what is known of those it leads to.
    const stops = [
      options.source.onChange(forget),
      options.related?.onChange(forget),
      options.site?.onChange(forgetAll),
    ];
    this.#stopListening = () => {
      for (const stop of stops) stop?.();
    };
  }

  close(): void {
    this.#stopListening();
  }

  /** The page, where it is at hand and fresh. Nothing is made for it: this is how nearly every request ends. */
  async atHand(
    path: string,
    reader: Reader,
    encoding: Encoding = 'identity',
  ): Promise<DeliveredPage | undefined> {
    const kept = await this.#find(path, reader);
    if (!kept || kept.freshness.fromOldCopy || judge(kept.freshness, Date.now()) !== 'send') return undefined;
    this.#options.metrics.pages.inc({ outcome: 'hit' });
    const answer = await this.#encoded(path, kept.variant, kept.page, encoding);
    if (!answer.representations[encoding]?.isBest) this.#improve(path, kept.variant);
    return { answer, state: 'hit', variant: kept.variant, dependsOn: kept.dependsOn };
  }

  /**
   * The page, made where it has to be, within the deadline.
   *
   * @throws HttpError 503 where neither a new page nor an old one can be had
   */
  async deliver(path: string, reader: Reader, encoding: Encoding = 'identity'): Promise<PageOutcome> {
    const { metrics } = this.#options;
    try {
      const outcome = await this.#deliver(path, reader, encoding);
      metrics.pages.inc({ outcome: outcome.kind === 'page' ? outcome.state : outcome.kind });
      return outcome;
    } catch (error) {
      metrics.pages.inc({ outcome: 'failed' });
      throw error;
    }
  }

  async #find(path: string, reader: Reader): Promise<KeptPage | undefined> {
    const variant = this.#known.variantOf(path, reader);
    const dependsOn = this.#known.dependenciesOf(path);
    if (variant === undefined || !dependsOn) return undefined;
    const page = await this.#options.store.get(path, variant);
    const freshness = this.#known.freshnessOf(path, variant);
    return page && freshness && { path, variant, page, freshness, dependsOn };
  }

  async #deliver(path: string, reader: Reader, encoding: Encoding): Promise<PageOutcome> {
    const kept = await this.#find(path, reader);
    if (!kept) {
      const absence = this.#maker.knownAbsence(path);
      return absence ?? this.#makeInTime(path, reader, encoding);
    }
    const verdict = judge(kept.freshness, Date.now());
    if (verdict === 'renew') return this.#makeInTime(path, reader, encoding);
    const isStale = verdict !== 'send' || kept.freshness.fromOldCopy;
    const old = await this.#delivered(path, { ...kept, state: isStale ? 'stale' : 'hit' }, encoding);
    if (verdict === 'send' || verdict === 'send-only' || this.#options.line.isFull) return old;
    if (verdict === 'send-and-renew') {
      void this.#renew(kept, reader);
      return old;
    }
    try {
      const made = await this.#makeInTime(path, reader, encoding);
      if (made.kind !== 'unusable') return made;
      this.#leaveAlone(kept);
    } catch (error) {
      this.#noteFailure(kept, error);
    }
    return old;
  }

  /** @throws HttpError 503 where the page cannot be made, or not within the deadline */
  async #makeInTime(path: string, reader: Reader, encoding: Encoding): Promise<PageOutcome> {
    const { deadline } = this.#options;
    let made: Made;
    try {
      made = await withinTime(deadline, this.#maker.make(path, reader, performance.now() + deadline));
    } catch (error) {
      throw error instanceof TimeLimitError ? unavailable({ cause: error }) : contentFailure(error);
    }
    if (made.kind !== 'page') return made;
    return this.#delivered(path, { ...made, state: made.fromOldCopy ? 'stale' : 'miss' }, encoding);
  }

  /** Makes a page anew while the old one is sent. */
  async #renew(kept: KeptPage, reader: Reader): Promise<void> {
    try {
      const until = performance.now() + this.#options.deadline;
      const made = await this.#maker.make(kept.path, reader, until);
      if (made.kind === 'unusable') this.#leaveAlone(kept);
    } catch (error) {
      this.#noteFailure(kept, error);
    }
  }

  #noteFailure(kept: KeptPage, error: unknown): void {
    this.#leaveAlone(kept);
    const { path, variant } = kept;
    this.#options.log.warn(
      { path, variant: variant || undefined, err: error },
      'a page that is due could not be made anew, so the old one is sent',
    );
  }

  #leaveAlone({ path, variant, freshness }: KeptPage): void {
    this.#known.noteFreshness(path, variant, { ...freshness, leftAloneUntil: Date.now() + failurePause });
  }

  async #delivered(
    path: string,
    { page, state, variant, dependsOn }: Omit<DeliveredPage, 'answer'> & { page: StoredPage },
    encoding: Encoding,
  ): Promise<PageOutcome> {
    const answer = await this.#encoded(path, variant, page, encoding);
    return { kind: 'page', answer, state, variant, dependsOn };
  }

  /** The page's answer in an encoding that somebody takes; kept compressed, where they are the first. */
  async #encoded(path: string, variant: string, page: StoredPage, encoding: Encoding): Promise<Answer> {
    const answer = inEncoding(page.answer, encoding);
    const isNews = answer !== page.answer && encoding !== 'identity';
    if (isNews) await this.#replace(path, variant, compact(answer));
    return answer;
  }

  /** Compresses a page well that was asked for again, when there is time. */
  #improve(path: string, variant: string): void {
    this.#options.idleWork.offer(`compress ${pageKey(path, variant)}`, async () => {
      const page = await this.#options.store.get(path, variant);
      if (page) await this.#replace(path, variant, await atItsBest(page.answer));
    });
  }

  /** Lets an answer take the place of the same one in other encodings, unless it is gone meanwhile. */
  async #replace(path: string, variant: string, answer: Answer): Promise<void> {
    const { store } = this.#options;
    const page = await store.get(path, variant);
    if (page?.answer.etag === answer.etag) await store.set(path, variant, { ...page, answer });
  }
}
