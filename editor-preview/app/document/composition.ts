import type { Change } from '#editor-preview/model/operation.ts';
import { overlap, type Touched, touchedBy } from '#editor-preview/model/touched.ts';

/** Keeps a text unchanged during an input method composition, which depends on the current content. */
export function watchComposition() {
  let isNow = false;
  let written: Touched[] = [];
  let queued: (() => void)[] = [];

  function release(): void {
    // The next composition may have begun synchronously.
    if (isNow) return;
    written = [];
    const all = queued;
    queued = [];
    for (const receive of all) receive();
  }
  return {
    composing: (isComposing: boolean) => {
      isNow = isComposing;
      // Some browsers fire the last input event only after the end.
      if (!isComposing) setTimeout(release);
    },
    wrote: (changes: readonly Change[]) => {
      if (isNow) written.push(...changes.flatMap((change) => touchedBy(change, undefined)));
    },
    /** Immediately, or after a composition of the same text; later changes are queued. Resolves when applied. */
    take: async (others: readonly Change[], receive: () => void) => {
      const isInTheWay = overlap(
        written,
        others.flatMap((change) => touchedBy(change, undefined)),
      );
      if (queued.length === 0 && !isInTheWay) return receive();
      await new Promise<void>((resolve) => {
        queued.push(() => {
          receive();
          resolve();
        });
      });
    },
  };
}
