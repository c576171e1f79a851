import type { Mail } from './mail.ts';

/** Mails that are kept; the oldest go first. */
export const mostMails = 50;
/** How long a mail is kept, in milliseconds. */
export const keptForMs = 60 * 60_000;

export interface KeptMail extends Mail {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  /** As a mail server would get it. */
  source: string;
}

/** Mails that go nowhere, in memory: for whoever tries the site without a mail server. */
export class Outbox {
  readonly #now: () => number;
  #mails: KeptMail[] = [];
  #count = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  add(mail: Mail, source: string): void {
    this.#count += 1;
    this.#mails = [{ ...mail, id: this.#count, at: this.#now(), source }, ...this.mails()].slice(
      0,
      mostMails,
    );
  }

  /** The newest first. */
  mails(): readonly KeptMail[] {
    const since = this.#now() - keptForMs;
    this.#mails = this.#mails.filter(({ at }) => at > since);
    return this.#mails;
  }
}
