import type { Logger } from 'pino';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { DueSchedule } from '#content/database/review/carryOut.ts';
import { InvalidArticleError } from '#content/source/errors.ts';
import type { RenderInTurns } from '#shell/renderPage.ts';
import { readers } from './reviewApi.ts';

/** How often it is looked what is due, in milliseconds: so much later than planned something may come. */
export const lookEvery = 10_000;

interface DueParts {
  store: Pick<DatabaseStore, 'schedules'>;
  render: RenderInTurns;
  log: Logger;
}

/**
 * Publishes and withdraws what is due. Every server looks, and the store lets one of them do it. What was due while none
 * ran is done when the next one starts. What fails because the database does not answer is tried again at the next look.
 */
export class DueSchedules {
  readonly #parts: DueParts;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor(parts: DueParts) {
    this.#parts = parts;
  }

  start(): void {
    void this.look();
    this.#timer = setInterval(() => void this.look(), lookEvery).unref();
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Does what is due now. Never throws, and never runs twice at a time. */
  look(): Promise<void> {
    this.#looking ??= this.#doWhatIsDue()
      .catch((error: unknown) => {
        this.#parts.log.warn({ err: error }, 'what is planned could not be done; it is tried again');
      })
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  async #doWhatIsDue(): Promise<void> {
    const { store, log } = this.#parts;
    for (const due of await store.schedules.due(new Date())) {
      const reason = await this.#carryOut(due);
      if (reason === undefined) continue;
      await store.schedules.fail(due, reason);
      log.warn({ path: due.path, kind: due.kind, reason }, 'what was planned could not be done');
    }
  }

  /** Says why it cannot be done, in a sentence. */
  async #carryOut({ id, path, kind, article }: DueSchedule): Promise<string | undefined> {
    const { store, render, log } = this.#parts;
    if (kind === 'publish') {
      const { document, problems } = await render(article, readers);
      if (!document)
        return `Readers would have got no page: ${problems[0]?.message ?? 'it is no article any more.'}`;
    }
    try {
      if (await store.schedules.carryOut(id)) log.info({ path, kind }, 'did what was planned');
      return undefined;
    } catch (error) {
      if (error instanceof InvalidArticleError) return error.message;
      throw error;
    }
  }
}
