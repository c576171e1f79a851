/** What can be sent to somebody, in the word that people know it by. */
export const outboxKinds = { mail: 'Mail', text: 'Text message', pass: 'Wallet pass' } as const;

export type OutboxKind = keyof typeof outboxKinds;

/** The entries that are kept; the oldest go first. */
export const mostEntries = 50;
/** How long one is kept, in milliseconds. */
export const keptForMs = 60 * 60_000;

/** Something that would have been sent, had anybody been there to send it. */
export interface OutboxEntry {
  kind: OutboxKind;
  /** An address or a number; a pass goes to nobody. */
  to?: string;
  /** What it is called. */
  title: string;
  /** What it says, to read. */
  text: string;
  /** The same as a program shows it, where that is a page. */
  html?: string;
  /** As whoever sends it would get it. */
  source?: string;
}

export interface KeptEntry extends OutboxEntry {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** What goes nowhere, in memory: for whoever tries the site without those who send. */
export class Outbox {
  readonly #now: () => number;
  #entries: KeptEntry[] = [];
  #count = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  add(entry: OutboxEntry): void {
    this.#count += 1;
    const kept = { ...entry, id: this.#count, at: this.#now() };
    this.#entries = [kept, ...this.entries()].slice(0, mostEntries);
  }

  /** The newest first. */
  entries(): readonly KeptEntry[] {
    const since = this.#now() - keptForMs;
    this.#entries = this.#entries.filter(({ at }) => at > since);
    return this.#entries;
  }
}
