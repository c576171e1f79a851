import {
  affiliateAttribute,
  animationsAttribute,
  partnerLabelAttribute,
  readMoreAttribute,
} from '../contracts/behaviours.ts';
import { lazyImageElement } from '../contracts/lazyImage.ts';
import { trackingOffAttribute } from '../contracts/tracking.ts';
import { noConsent } from './consent.ts';
import { defineIslands } from './islands/defineIslands.ts';
import { chunkTimeLimitMs } from './islands/importChunks.ts';
import { reportClientError } from './islands/reportClientError.ts';

/** Starts a behaviour for whatever in `root` it is for. */
interface Behaviour {
  start: (root: ParentNode) => void;
}

/** Behaviours that need no React. Only pages that hold something for one load it. */
const behaviours: readonly [selector: string, load: () => Promise<Behaviour>][] = [
  [lazyImageElement, () => import('./behaviours/lazyImage.ts')],
  [`a[${affiliateAttribute}]`, () => import('./affiliateLinks.ts')],
  [`[${readMoreAttribute}]`, () => import('./behaviours/readMore.ts')],
  [`[${animationsAttribute}]`, () => import('./behaviours/gifFreeze.ts')],
  [`[${partnerLabelAttribute}]`, () => import('./behaviours/partnerLabel.ts')],
];

// Style sheets between the blocks hold the parser up. What follows looks for its elements, so all have to be there; and
// an island that is defined while it is parsed would be started before there is anything in it.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startPage);
else startPage();

function startPage(): void {
  defineIslands();
  /** Settles once events are listened to, or once it is sure that they never will be. */
  const tracking =
    document.documentElement.hasAttribute(trackingOffAttribute) ||
    import('./tracking/startTracking.ts').then((module) => module.startTracking(noConsent), reportError);

  const reportFailure = async (cause: unknown): Promise<void> => {
    await tracking;
    // Asked for as soon as the page was there, so its age is the time that the request took.
    reportClientError(
      document,
      { metric: 'client.error.chunk', timedOut: performance.now() >= chunkTimeLimitMs },
      cause,
    );
  };
  for (const [selector, load] of behaviours) {
    if (document.querySelector(selector)) load().then(({ start }) => start(document), reportFailure);
  }
}
