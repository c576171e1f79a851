import { pageViewKey, sessionKey } from '#contracts/sessionKeys.ts';
import { joined, newSession, readSession, type Session } from './session.ts';

/** Stores a session's counters: in this tab's storage if allowed, otherwise in the page only. */
export class SessionKeeper {
  readonly #mayKeep: () => boolean;
  #session = newSession(Date.now(), Math.random());
  #isKept = false;

  /** @param mayKeep called each time, because consent may change */
  constructor(mayKeep: () => boolean) {
    this.#mayKeep = mayKeep;
    this.consentChanged();
  }

  get session(): Session {
    return this.#session;
  }

  change(change: Partial<Session>): void {
    this.#session = { ...this.#session, ...change };
    if (this.#isKept) keep(this.#session);
  }

  /** Loads the stored counters once storage is allowed; deletes them once it is not. */
  consentChanged(): void {
    const mayKeep = this.#mayKeep();
    if (mayKeep && !this.#isKept) {
      const kept = keptSession();
      if (kept) this.#session = joined(kept, this.#session);
      keep(this.#session);
    } else if (!mayKeep) forget();
    this.#isKept = mayKeep;
  }
}

/** Counters of earlier pages of this session. */
export function keptSession(): Session | undefined {
  try {
    return readSession(sessionStorage.getItem(sessionKey), Date.now());
  } catch {
    return undefined;
  }
}

function keep(session: Session): void {
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
