import type { ChangeBus } from '#content/changes/changeBus.ts';
import { hasFields, isOneOf, isText } from '#contracts/json/guards.ts';
import { type Presence, type Present, presenceSeconds } from '#editor-preview/model/exchange.ts';
import { validatePresence } from '#schemas/generated/validators.js';

export type PresentPerson = Pick<Present, 'person' | 'name'>;

/** More windows in one article than there are people; the least recently seen one is dropped. */
const maxWindows = 100;
const sweepEvery = 5_000;

/** In memory of each instance, shared by notifications. Entries expire without a heartbeat. */
export class PresenceBoard {
  readonly #changes: ChangeBus;
  readonly #now: () => number;
  readonly #articles = new Map<string, Map<string, Present & { heardAt: number }>>();
  readonly #listeners = new Set<(path: string) => void>();
  readonly #stopReceiving: () => void;
  readonly #sweep: NodeJS.Timeout;

  constructor(changes: ChangeBus, now: () => number = Date.now) {
    this.#changes = changes;
    this.#now = now;
    this.#stopReceiving = changes.on('presence', (text) => this.#receive(text));
    this.#sweep = setInterval(() => this.forgetInactive(), sweepEvery).unref();
  }

  async note(path: string, presence: Presence, who: PresentPerson): Promise<void> {
    const message: PresenceMessage = { kind: 'presence', path, presence, who };
    await this.#changes.publish({ topic: 'presence', keys: [JSON.stringify(message)] });
  }

  at(path: string): Present[] {
    const windows = this.#articles.get(path)?.values() ?? [];
    return [...windows].map(({ window, person, name, block }) => ({ window, person, name, block }));
  }

  onChange(listener: (path: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    clearInterval(this.#sweep);
    this.#stopReceiving();
    this.#listeners.clear();
  }

  #receive(text: string): void {
    const message: unknown = JSON.parse(text);
    if (!isPresenceMessage(message)) return;
    const { path, presence, who } = message;
    const { window, block, left } = presence;
    const { person, name } = who;
    const windows = this.#articles.get(path) ?? new Map<string, Present & { heardAt: number }>();
    const before = windows.get(window);
    if (left) windows.delete(window);
    else windows.set(window, { window, person, name, block, heardAt: this.#now() });
    const [longestAgo] = [...windows.values()].toSorted((one, other) => one.heardAt - other.heardAt);
    if (windows.size > maxWindows && longestAgo) windows.delete(longestAgo.window);
    if (windows.size > 0) this.#articles.set(path, windows);
    else this.#articles.delete(path);
    const isSame = before?.person === person && before.name === name && before.block === block;
    if (left ? before : !isSame) this.#notify(path);
  }

  forgetInactive(): void {
    const oldest = this.#now() - presenceSeconds * 1000;
    for (const [path, windows] of this.#articles) {
      const expired = [...windows.values()].filter(({ heardAt }) => heardAt < oldest);
      for (const { window } of expired) windows.delete(window);
      if (windows.size === 0) this.#articles.delete(path);
      if (expired.length > 0) this.#notify(path);
    }
  }

  #notify(path: string): void {
    for (const listener of [...this.#listeners]) listener(path);
  }
}

interface PresenceMessage {
  kind: 'presence';
  path: string;
  presence: Presence;
  who: PresentPerson;
}

const isPresenceMessage = hasFields<PresenceMessage>({
  kind: isOneOf('presence'),
  path: isText,
  presence: validatePresence,
  who: hasFields<PresentPerson>({ person: isText, name: isText }),
});
