import type { Change } from '#editing/operation.ts';
import { meet, type Touched, touchedBy } from '#editing/touched.ts';

/** Keeps a text as it is while a character is being composed in it of several keys: an input method rests on what stands there. */
export interface Composition {
  composing: (isComposing: boolean) => void;
  wrote: (changes: readonly Change[]) => void;
  /**
   * Takes in what others did: at once, or when the character is there, where they have changed the same text. What came
   * behind that waits with it, since it rests on it. Resolves when it was taken in.
   */
  take: (theirs: readonly Change[], receive: () => void) => Promise<void>;
}

export function watchComposition(): Composition {
  let isNow = false;
  let written: Touched[] = [];
  let waiting: (() => void)[] = [];

  function release(): void {
    // The next one may have begun at once.
    if (isNow) return;
    written = [];
    const all = waiting;
    waiting = [];
    for (const receive of all) receive();
  }
  return {
    composing: (isComposing) => {
      isNow = isComposing;
      // What is whole comes as one more input, in some browsers only after the end.
      if (!isComposing) setTimeout(release);
    },
    wrote: (changes) => {
      if (isNow) written.push(...changes.flatMap((change) => touchedBy(change, undefined)));
    },
    take: async (theirs, receive) => {
      const isInTheWay = meet(
        written,
        theirs.flatMap((change) => touchedBy(change, undefined)),
      );
      if (waiting.length === 0 && !isInTheWay) return receive();
      await new Promise<void>((resolve) => {
        waiting.push(() => {
          receive();
          resolve();
        });
      });
    },
  };
}
