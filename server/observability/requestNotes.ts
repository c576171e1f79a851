import type { Person } from '../../editing/person.ts';

/** What routes note down about a request, for its log line and its metrics. */
export interface RequestNotes {
  /** The name of the route that answers: a small, closed set. */
  route?: string;
  /** Where a page came from. */
  cache?: string;
  /** What tells a page from those that other readers get at its address. */
  variant?: string;
  /** Whether programs read the answer, and not people. */
  forPrograms?: boolean;
  /** Whether it stays open for events: how long it takes says nothing. */
  isStream?: boolean;
  /** Names an unexpected error, on the page that the reader sees and in the log. */
  errorId?: string;
  /** Who is signed in, as a guard has found out. It goes into no log. */
  person?: Person;
}

declare global {
  namespace Express {
    interface Locals extends RequestNotes {}
  }
}
