import { checkSiteConfiguration } from '#content/site/checkSiteConfiguration.ts';
import { MissingNewsletterLists, missingListsRule } from '#content/site/missingLists.ts';
import type { ContentLog } from '#content/source/contentLog.ts';
import type { ContentSource } from '#content/source/source.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';

/** Of one version; `pagewell validate` lists all. */
const maxProblemsLogged = 20;
/** Milliseconds until a source that failed at the start is asked again. */
const retryPause = 5_000;

interface Options {
  /** In milliseconds, for a source without change notifications. */
  pollIntervalMs?: number | undefined;
}

/** Invalid parts of a newer version are dropped, or stay as before where nothing valid is left. */
export class LiveSiteConfiguration {
  readonly #source: Pick<ContentSource, 'site' | 'onSiteChange'>;
  readonly #log: ContentLog;
  readonly #pollIntervalMs: number | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #stopListening: () => void;
  #current: SiteConfiguration = {};
  #revision: string | undefined;
  #isClosed = false;
  #wasUnavailable = false;
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> | undefined;
  #isReloadRequested = false;

  private constructor(
    source: Pick<ContentSource, 'site' | 'onSiteChange'>,
    log: ContentLog,
    pollIntervalMs: number | undefined,
  ) {
    this.#source = source;
    this.#pollIntervalMs = pollIntervalMs;
    this.#log = log;
    this.#stopListening = source.onSiteChange(() => void this.upToDate());
  }

  /** A failing source is asked again later: pages without menus are better than none. */
  static async open(
    source: Pick<ContentSource, 'site' | 'onSiteChange'>,
    log: ContentLog,
    { pollIntervalMs }: Options = {},
  ): Promise<LiveSiteConfiguration> {
    const live = new LiveSiteConfiguration(source, log, pollIntervalMs);
    await live.upToDate();
    return live;
  }

  get current(): SiteConfiguration {
    return this.#current;
  }

  onChange(listener: () => void): () => void {
    const entry = () => listener();
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  async upToDate(): Promise<void> {
    if (this.#work) {
      this.#isReloadRequested = true;
      return this.#work;
    }
    this.#work = this.#reload().finally(() => {
      this.#work = undefined;
    });
    return this.#work;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#stopListening();
    this.#listeners.clear();
  }

  async #reload(): Promise<void> {
    do {
      this.#isReloadRequested = false;
      await this.#reloadOnce();
    } while (this.#isReloadRequested && !this.#isClosed);
    const again = this.#wasUnavailable ? retryPause : this.#pollIntervalMs;
    clearTimeout(this.#timer);
    if (again === undefined || this.#isClosed) return;
    this.#timer = setTimeout(() => void this.upToDate(), again);
    this.#timer.unref();
  }

  async #reloadOnce(): Promise<void> {
    let fetched: Awaited<ReturnType<ContentSource['site']>>;
    try {
      fetched = await this.#source.site();
    } catch (error) {
      if (!this.#wasUnavailable) {
        const consequence =
          this.#revision === undefined ? 'pages are rendered without it' : 'the previous one is used';
        this.#log.warn({ err: error }, `the site configuration could not be read; ${consequence}`);
      }
      this.#wasUnavailable = true;
      return;
    }
    this.#wasUnavailable = false;
    const revision = fetched?.revision ?? 'none';
    if (revision === this.#revision || this.#isClosed) return;
    this.#revision = revision;
    this.#apply(fetched ? fetched.value : {});
    for (const listener of [...this.#listeners]) listener();
  }

  #apply(written: unknown): void {
    const { configuration, problems, lost, isUnusable } = checkSiteConfiguration(written);
    for (const { rule, pointer, message } of problems.slice(0, maxProblemsLogged))
      this.#log.warn({ rule, pointer, problem: message }, 'the site configuration has a problem');
    const more = problems.length - maxProblemsLogged;
    if (more > 0)
      this.#log.warn({ more }, 'the site configuration has more problems: pagewell validate lists them all');
    const missing = problems.find(({ rule }) => rule === missingListsRule);
    if (missing) this.#log.error({ err: new MissingNewsletterLists('site configuration') }, missing.message);
    if (isUnusable) return;
    const retained = Object.fromEntries(
      Object.entries(this.#current).filter(([part]) => lost.includes(part)),
    );
    this.#current = { ...retained, ...configuration };
  }
}
