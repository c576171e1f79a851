export interface Announcements {
  /** @param undoes the label of the reported step: while it is the latest, the message has an Undo button */
  announce: (message: string, undoes?: string) => void;
  subscribe: (listener: () => void) => () => void;
  last: () => Announcement;
}

export interface Announcement {
  readonly message: string;
  readonly undoes?: string | undefined;
  /** Incremented, so that a repeated text is a new message. */
  readonly number: number;
}

export function createAnnouncements(): Announcements {
  const listeners = new Set<() => void>();
  let last: Announcement = { message: '', number: 0 };
  return {
    announce: (message, undoes) => {
      last = { message, undoes, number: last.number + 1 };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    last: () => last,
  };
}
