import { hasFields, isText } from '#contracts/json/guards.ts';
import type { Presence, Present } from '#editor-preview/model/exchange.ts';
import { createListeners } from '../parts/listeners.ts';

export interface PersonHere {
  readonly person: string;
  readonly name: string;
  readonly isSelf: boolean;
  readonly windows: number;
  readonly blocks: readonly string[];
}

export type PresenceModel = ReturnType<typeof createPresence>;

/** Heartbeat interval in milliseconds, well below the server's timeout. */
export const heartbeatMs = 20_000;
export const moveDelayMs = 400;

interface PresenceParts {
  person: string;
  send: (presence: Presence) => void;
  window?: string;
}

export function createPresence({ person, send, window = crypto.randomUUID() }: PresenceParts) {
  const { subscribe, notify } = createListeners();
  let people: readonly PersonHere[] = [];
  let block: string | null = null;
  let moved: ReturnType<typeof setTimeout> | undefined;
  let isHere = false;
  const sendNow = (): void => send({ window, block });
  return {
    window,
    subscribe,
    /** In order of arrival. The same object until something changes. */
    people: () => people,
    receive: (data: unknown) => {
      people = peopleHere(readPresent(data), { window, person });
      notify();
    },
    moveTo: (next: string | null) => {
      if (next === block) return;
      block = next;
      clearTimeout(moved);
      if (isHere) moved = setTimeout(sendNow, moveDelayMs);
    },
    /** Sends heartbeats until stopped, then that the person has left. */
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

const isPresent = hasFields<Present>({
  window: isText,
  person: isText,
  name: isText,
  block: (block) => block === null || isText(block),
});
