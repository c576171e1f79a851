import { checkSiteConfiguration } from '#content/site/checkSiteConfiguration.ts';
import { MissingNewsletterLists, missingListsRule } from '#content/site/missingLists.ts';
import type { ContentLog } from '#content/source/contentLog.ts';
import type { ContentSource } from '#content/source/source.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';

/** Problems of one version that are written into the log; `pagewell validate` tells of them all. */
const maxProblemsLogged = 20;
/** After a source could not be asked at the start, it is asked again so soon, in milliseconds. */
const retryPause = 5_000;

interface Options {
  /** How often the source is asked, in milliseconds, where it does not tell of changes. */
  askEvery?: number | undefined;
}

/**
 * The site's configuration as it was last usable, in memory: no page waits for a source. What was broken in a newer version
 * is missing, or as it was before where nothing is left of a whole part; a source that cannot be asked changes nothing.
 */
export class LiveSiteConfiguration {
  readonly #source: Pick<ContentSource, 'site' | 'onSiteChange'>;
  readonly #log: ContentLog;
  readonly #askEvery: number | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #stopListening: () => void;
  #current: SiteConfiguration = {};
  #revision: string | undefined;
  #isClosed = false;
  #wasUnavailable = false;
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> | undefined;
  #isAskedAgain = false;

  private constructor(
    source: Pick<ContentSource, 'site' | 'onSiteChange'>,
    log: ContentLog,
    askEvery: number | undefined,
  ) {
    this.#source = source;
    this.#askEvery = askEvery;
    this.#log = log;
    this.#stopListening = source.onSiteChange(() => void this.upToDate());
  }

  /** Asks once. A source that cannot be asked is asked again later: pages are there without menus, which is better than none. */
  static async open(
    source: Pick<ContentSource, 'site' | 'onSiteChange'>,
    log: ContentLog,
    { askEvery }: Options = {},
  ): Promise<LiveSiteConfiguration> {
    const live = new LiveSiteConfiguration(source, log, askEvery);
    await live.upToDate();
    return live;
  }

  /** Valid, and another object as soon as something of it changes. */
  get current(): SiteConfiguration {
    return this.#current;
  }

  /** Calls the listener when it has changed. Returns the way to stop it. */
  onChange(listener: () => void): () => void {
    const entry = () => listener();
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  /** Settles when the source was asked, and what it said is current. */
  async upToDate(): Promise<void> {
    if (this.#work) {
      this.#isAskedAgain = true;
      return this.#work;
    }
    this.#work = this.#ask().finally(() => {
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

  async #ask(): Promise<void> {
    do {
      this.#isAskedAgain = false;
      await this.#askOnce();
    } while (this.#isAskedAgain && !this.#isClosed);
    const again = this.#wasUnavailable ? retryPause : this.#askEvery;
    clearTimeout(this.#timer);
    if (again === undefined || this.#isClosed) return;
    this.#timer = setTimeout(() => void this.upToDate(), again);
    this.#timer.unref();
  }

  async #askOnce(): Promise<void> {
    let given: Awaited<ReturnType<ContentSource['site']>>;
    try {
      given = await this.#source.site();
    } catch (error) {
      if (!this.#wasUnavailable) {
        const meanwhile = this.#revision === undefined ? 'pages are without it' : 'the last one stays';
        this.#log.warn({ err: error }, `the site configuration could not be read, so ${meanwhile}`);
      }
      this.#wasUnavailable = true;
      return;
    }
    this.#wasUnavailable = false;
    const revision = given?.revision ?? 'none';
    if (revision === this.#revision || this.#isClosed) return;
    const isFirst = this.#revision === undefined;
    this.#revision = revision;
    this.#take(given ? given.value : {});
    if (isFirst) return;
    for (const listener of [...this.#listeners]) listener();
  }

  #take(written: unknown): void {
    const { configuration, problems, lost, isUnusable } = checkSiteConfiguration(written);
    for (const { rule, pointer, message } of problems.slice(0, maxProblemsLogged)) {
      this.#log.warn({ rule, pointer, problem: message }, 'something is wrong in the site configuration');
    }
    const more = problems.length - maxProblemsLogged;
    if (more > 0)
      this.#log.warn({ more }, 'more is wrong in the site configuration: pagewell validate tells of all');
    const missing = problems.find(({ rule }) => rule === missingListsRule);
    if (missing) this.#log.error({ err: new MissingNewsletterLists('site configuration') }, missing.message);
    if (isUnusable) return;
    const kept = Object.fromEntries(Object.entries(this.#current).filter(([part]) => lost.includes(part)));
    this.#current = { ...kept, ...configuration };
  }
}
