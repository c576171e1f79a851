export interface Announcements {
  announce: (message: string) => void;
  subscribe: (listener: () => void) => () => void;
  last: () => Announcement;
}

export interface Announcement {
  readonly message: string;
  /** Incremented, so that a repeated text is a new message. */
  readonly number: number;
}

export function createAnnouncements(): Announcements {
  const listeners = new Set<() => void>();
  let last: Announcement = { message: '', number: 0 };
  return {
    announce: (message) => {
      last = { message, number: last.number + 1 };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    last: () => last,
  };
}
