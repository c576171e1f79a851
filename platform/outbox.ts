export const outboxKinds = { mail: 'Mail', text: 'Text message', pass: 'Wallet pass' } as const;

export type OutboxKind = keyof typeof outboxKinds;

export const mostEntries = 50;
export const entryLifetimeMs = 60 * 60_000;

export interface OutboxEntry {
  kind: OutboxKind;
  to?: string;
  title: string;
  text: string;
  html?: string;
  source?: string;
}

export interface StoredEntry extends OutboxEntry {
  id: number;
  at: number;
}

/** In memory, for trying a site without providers. */
export class Outbox {
  readonly #now: () => number;
  #entries: StoredEntry[] = [];
  #count = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  add(entry: OutboxEntry): void {
    this.#count += 1;
    const stored = { ...entry, id: this.#count, at: this.#now() };
    this.#entries = [stored, ...this.entries()].slice(0, mostEntries);
  }

  entries(): readonly StoredEntry[] {
    const since = this.#now() - entryLifetimeMs;
    this.#entries = this.#entries.filter(({ at }) => at > since);
    return this.#entries;
  }
}
