import type { Presence, Present } from '#editing/exchange.ts';

/** Somebody who is in the article, in one window or several. */
export interface PersonHere {
  readonly person: string;
  readonly name: string;
  /** Who sits here, in another window. */
  readonly isSelf: boolean;
  /** How many windows, without this one. */
  readonly windows: number;
  /** The blocks that they are in; '' is the article itself. */
  readonly blocks: readonly string[];
}

/** Who else is here. */
export interface PresenceModel {
  /** This window's name, which no other has. */
  readonly window: string;
  readonly subscribe: (listener: () => void) => () => void;
  /** In the order in which they came. The same object until somebody comes, goes or moves. */
  readonly people: () => readonly PersonHere[];
  /** Takes what the server tells of everybody who is there. */
  readonly receive: (said: unknown) => void;
  /** Says which block is looked at here; `null` for none. */
  readonly moveTo: (block: string | null) => void;
  /** Says again and again that somebody is here, until it is stopped: then that they have left. */
  readonly begin: () => () => void;
}

/** Well within the time after which the server forgets who says nothing, in milliseconds. */
export const sayEvery = 20_000;
/** Who walks through the blocks is told where they rest, in milliseconds. */
export const sayMovedAfter = 400;

interface PresenceParts {
  /** The id of whoever is signed in. */
  person: string;
  /** Tells the server. What does not reach it is said again soon. */
  say: (presence: Presence) => void;
  window?: string;
}

export function createPresence({ person, say, window = crypto.randomUUID() }: PresenceParts): PresenceModel {
  const listeners = new Set<() => void>();
  let people: readonly PersonHere[] = [];
  let block: string | null = null;
  let moved: ReturnType<typeof setTimeout> | undefined;
  let isHere = false;
  const sayNow = (): void => say({ window, block });
  return {
    window,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    people: () => people,
    receive: (said) => {
      people = peopleHere(readPresent(said), { window, person });
      for (const listener of listeners) listener();
    },
    moveTo: (next) => {
      if (next === block) return;
      block = next;
      clearTimeout(moved);
      if (isHere) moved = setTimeout(sayNow, sayMovedAfter);
    },
    begin: () => {
      isHere = true;
      sayNow();
      const timer = setInterval(sayNow, sayEvery);
      return () => {
        isHere = false;
        clearInterval(timer);
        clearTimeout(moved);
        say({ window, block, left: true });
      };
    },
  };
}

/** Everybody but this window, each once. */
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

function readPresent(said: unknown): Present[] {
  return Array.isArray(said) ? said.filter(isPresent) : [];
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
