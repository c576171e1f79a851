import { pageViewKey, sessionKey } from '#contracts/sessionKeys.ts';
import { joined, newSession, readSession, type Session } from './session.ts';

/** Keeps what is counted of a session: in this tab's storage as long as that is allowed, else in this page alone. */
export class SessionKeeper {
  readonly #mayKeep: () => boolean;
  #session = newSession(Date.now(), Math.random());
  #isKept = false;

  /** @param mayKeep asked anew each time: readers change their minds */
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

  /** Takes up what was kept, once that is allowed; takes it away, once it is not. */
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

/** What earlier pages of this session have counted. */
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
    // A browser that keeps nothing counts each page alone.
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(sessionKey);
    localStorage.removeItem(pageViewKey);
  } catch {
    // It was never kept.
  }
}
