import type { Presence, Present } from '#editor-preview/model/exchange.ts';

export interface PersonHere {
  readonly person: string;
  readonly name: string;
  readonly isSelf: boolean;
  readonly windows: number;
  readonly blocks: readonly string[];
}

export interface PresenceModel {
  readonly window: string;
  readonly subscribe: (listener: () => void) => () => void;
  /** In order of arrival. The same object until something changes. */
  readonly people: () => readonly PersonHere[];
  readonly receive: (data: unknown) => void;
  readonly moveTo: (block: string | null) => void;
  /** Sends heartbeats until stopped, then that the person has left. */
  readonly begin: () => () => void;
}

/** Heartbeat interval in milliseconds, well below the server's timeout. */
export const heartbeatMs = 20_000;
export const moveDelayMs = 400;

interface PresenceParts {
  person: string;
  send: (presence: Presence) => void;
  window?: string;
}

export function createPresence({ person, send, window = crypto.randomUUID() }: PresenceParts): PresenceModel {
  const listeners = new Set<() => void>();
  let people: readonly PersonHere[] = [];
  let block: string | null = null;
  let moved: ReturnType<typeof setTimeout> | undefined;
  let isHere = false;
  const sendNow = (): void => send({ window, block });
  return {
    window,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    people: () => people,
    receive: (data) => {
      people = peopleHere(readPresent(data), { window, person });
      for (const listener of listeners) listener();
    },
    moveTo: (next) => {
      if (next === block) return;
      block = next;
      clearTimeout(moved);
      if (isHere) moved = setTimeout(sendNow, moveDelayMs);
    },
    begin: () => {
      isHere = true;
      sendNow();
      const timer = setInterval(sendNow, heartbeatMs);
      return () => {
        isHere = false;
        clearInterval(timer);
        clearTimeout(moved);
        send({ window, block, left: true });
      };
    },
  };
}

/** All windows except this one, grouped by person. */
export function peopleHere(
  present: readonly Present[],
  here: Pick<Present, 'window' | 'person'>,
): readonly PersonHere[] {
  const others = present.filter(({ window }) => window !== here.window);
  return [...Map.groupBy(others, ({ person }) => person)].map(([person, windows]) => ({
    person,
    name: windows[0]?.name ?? '',
    isSelf: person === here.person,
    windows: windows.length,
    blocks: [...new Set(windows.flatMap(({ block }) => block ?? []))],
  }));
}

function readPresent(data: unknown): Present[] {
  return Array.isArray(data) ? data.filter(isPresent) : [];
}

function isPresent(value: unknown): value is Present {
  if (typeof value !== 'object' || value === null) return false;
  const { window, person, name, block } = value as Readonly<Record<string, unknown>>;
  return (
    typeof window === 'string' &&
    typeof person === 'string' &&
    typeof name === 'string' &&
    (block === null || typeof block === 'string')
  );
}
