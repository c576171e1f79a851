import { pageViewKey, sessionKey } from '#contracts/sessionKeys.ts';
import { joined, newSession, readSession, type Session } from './session.ts';

/** In this tab's storage if allowed, otherwise in the page only. */
export class SessionStore {
  readonly #mayStore: () => boolean;
  #session = newSession(Date.now(), Math.random());
  #isStored = false;

  /** @param mayStore called each time, because consent may change */
  constructor(mayStore: () => boolean) {
    this.#mayStore = mayStore;
    this.consentChanged();
  }

  get session(): Session {
    return this.#session;
  }

  change(change: Partial<Session>): void {
    this.#session = { ...this.#session, ...change };
    if (this.#isStored) store(this.#session);
  }

  /** Loads stored counters, or deletes them, as consent now allows. */
  consentChanged(): void {
    const mayStore = this.#mayStore();
    if (mayStore && !this.#isStored) {
      const stored = readStoredSession();
      if (stored) this.#session = joined(stored, this.#session);
      store(this.#session);
    } else if (!mayStore) forget();
    this.#isStored = mayStore;
  }
}

export function readStoredSession(): Session | undefined {
  try {
    return readSession(sessionStorage.getItem(sessionKey), Date.now());
  } catch {
    return undefined;
  }
}

function store(session: Session): void {
  try {
    sessionStorage.setItem(sessionKey, JSON.stringify(session));
  } catch {
    // Without storage each page counts alone.
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(sessionKey);
    localStorage.removeItem(pageViewKey);
  } catch {
    // It was never stored.
  }
}
