import type { Logger } from 'pino';
import type { ContentSource } from '#content/source/source.ts';
import type { Reader } from '#feature-kit/dimension.ts';
import { HttpError, unavailable } from '#platform/http/httpError.ts';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { IdleWork } from '../process/idleWork.ts';
import { atItsBest, compact, inEncoding } from './answer.ts';
import type { Encoding } from './contentEncoding.ts';
import { contentFailure } from './contentFailure.ts';
import { failurePauseMs, judge } from './freshness.ts';
import { onPageChange, type PageChangeSources } from './pageChanges.ts';
import { type Made, type NoPage, PageMaker, type PageMakerOptions } from './pageMaker.ts';
import type { CachedPage } from './pageStore.ts';

/** `stale`: an earlier copy, because the content source failed or was not queried. */
export type PageState = 'hit' | 'miss' | 'stale';

export interface DeliveredPage extends Pick<CachedPage, 'answer' | 'variant' | 'dependsOn' | 'isPrivate'> {
  state: PageState;
}

export type PageOutcome = ({ kind: 'page' } & DeliveredPage) | NoPage;

interface ArticlePagesOptions extends PageMakerOptions, PageChangeSources {
  source: Pick<ContentSource, 'get' | 'movedTo' | 'onChange'>;
  idleWork: Pick<IdleWork, 'offer'>;
  log: Logger;
  metrics: Pick<Metrics, 'pages' | 'renderSeconds'>;
  deadline: number;
}

/** Rendered once, cached, with stale-while-revalidate and stale-if-error. */
export class ArticlePages {
  readonly #options: ArticlePagesOptions;
  readonly #maker: PageMaker;
  readonly #stopListening: () => void;

  constructor(options: ArticlePagesOptions) {
    this.#options = options;
    this.#maker = new PageMaker(options);
    const forget = (path: string, now?: string): void => this.#maker.forget(path, now);
    const forgetAll = (): void => this.#maker.forgetAll();
    this.#stopListening = onPageChange(options, { article: forget, all: forgetAll });
  }

  close(): void {
    this.#stopListening();
  }

  isPrivate(path: string): boolean {
    return this.#maker.isPrivate(path);
  }

  cached(path: string, reader: Reader, encoding: Encoding = 'identity'): DeliveredPage | undefined {
    const cached = this.#options.store.get(path, reader);
    if (!cached || cached.freshness.fromOldCopy || judge(cached.freshness, Date.now()) !== 'send')
      return undefined;
    this.#options.metrics.pages.inc({ outcome: 'hit' });
    const page = this.#delivered(cached, 'hit', encoding);
    if (!page.answer.representations[encoding]?.isBest) this.#improve(cached);
    return page;
  }

  /** @throws HttpError 503 without a new or old page before the deadline, 429 for too many unknown paths */
  async deliver(path: string, reader: Reader, encoding: Encoding = 'identity'): Promise<PageOutcome> {
    const { metrics } = this.#options;
    try {
      const outcome = await this.#deliver(path, reader, encoding);
      metrics.pages.inc({ outcome: outcome.kind === 'page' ? outcome.state : outcome.kind });
      return outcome;
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status === 429;
      metrics.pages.inc({ outcome: isRefused ? 'refused' : 'failed' });
      throw error;
    }
  }

  async #deliver(path: string, reader: Reader, encoding: Encoding): Promise<PageOutcome> {
    const cached = this.#options.store.get(path, reader);
    if (!cached) {
      const absence = this.#maker.knownAbsence(path);
      return absence ?? this.#makeBeforeDeadline(path, reader, encoding);
    }
    const verdict = judge(cached.freshness, Date.now());
    if (verdict === 'renew') return this.#makeBeforeDeadline(path, reader, encoding);
    const isStale = verdict !== 'send' || cached.freshness.fromOldCopy;
    const old = { kind: 'page', ...this.#delivered(cached, isStale ? 'stale' : 'hit', encoding) } as const;
    if (verdict === 'send' || verdict === 'send-only' || this.#options.queue.isFull) return old;
    if (verdict === 'send-and-renew') {
      void this.#renew(cached, reader, encoding);
      return old;
    }
    try {
      const made = await this.#makeBeforeDeadline(path, reader, encoding);
      if (made.kind !== 'unusable') return made;
      this.#pauseRenewal(cached);
    } catch (error) {
      this.#noteFailure(cached, error);
    }
    return old;
  }

  /** @throws HttpError 503 if the page cannot be rendered before the deadline */
  async #makeBeforeDeadline(path: string, reader: Reader, encoding: Encoding): Promise<PageOutcome> {
    const { deadline } = this.#options;
    let made: Made;
    try {
      made = await withinTime(
        deadline,
        this.#maker.make(path, reader, encoding, performance.now() + deadline),
      );
    } catch (error) {
      throw error instanceof TimeLimitError ? unavailable({ cause: error }) : contentFailure(error);
    }
    if (made.kind !== 'page') return made;
    const { page } = made;
    return {
      kind: 'page',
      ...this.#delivered(page, page.freshness.fromOldCopy ? 'stale' : 'miss', encoding),
    };
  }

  async #renew(cached: CachedPage, reader: Reader, encoding: Encoding): Promise<void> {
    try {
      const until = performance.now() + this.#options.deadline;
      const made = await this.#maker.make(cached.path, reader, encoding, until);
      if (made.kind === 'unusable') this.#pauseRenewal(cached);
    } catch (error) {
      this.#noteFailure(cached, error);
    }
  }

  #noteFailure(cached: CachedPage, error: unknown): void {
    this.#pauseRenewal(cached);
    const { variant, isPrivate } = cached;
    const path = isPrivate ? undefined : cached.path;
    this.#options.log.warn(
      { path, variant: variant || undefined, err: error },
      'a stale page could not be renewed; the old one is sent',
    );
  }

  #pauseRenewal(cached: CachedPage): void {
    const freshness = { ...cached.freshness, renewAfter: Date.now() + failurePauseMs };
    this.#options.store.renew(cached, { freshness });
  }

  /** Caches the compressed body. */
  #delivered(page: CachedPage, state: PageState, encoding: Encoding): DeliveredPage {
    const { variant, dependsOn, isPrivate } = page;
    const answer = inEncoding(page.answer, encoding);
    const isNews = answer !== page.answer && encoding !== 'identity';
    if (isNews) this.#options.store.renew(page, { answer: compact(answer) });
    return { answer, state, variant, dependsOn, isPrivate };
  }

  #improve(page: CachedPage): void {
    const { store, idleWork } = this.#options;
    idleWork.offer(`compress ${page.path}\n${page.variant}`, async () => {
      const present = store.present(page);
      if (present) store.renew(page, { answer: await atItsBest(present.answer) });
    });
  }
}
