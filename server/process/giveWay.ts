import { setImmediate } from 'node:timers/promises';
import type { GiveWay } from '../../transformer/steps.ts';

/** How long work may keep the loop before others have their turn, in milliseconds. */
const slice = 20;

/** Lets other requests have their turn whenever work has kept the loop for {@link slice} milliseconds. */
export function createGiveWay(now: () => number = () => performance.now()): GiveWay {
  let since = now();
  return () => {
    if (now() - since < slice) return undefined;
    return setImmediate().then(() => {
      since = now();
    });
  };
}
