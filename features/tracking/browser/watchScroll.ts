import type { BehaviourParts } from '#contracts/behaviour.ts';
import { articleDepths, depthsOf, onceEach, percentSeen } from './scrollDepth.ts';
import type { Session } from './session.ts';

/** It is looked no more often than that how far the page is scrolled, in milliseconds. */
const lookEveryMs = 250;

interface ScrollWatch {
  /** How much of the page was in view at the most, in percent. */
  furthest: () => number;
  /** Reports from now on how far down the page its reader comes, and has come already. */
  tellDepths: (session: Pick<Session, 'segment'>) => void;
}

/** Looks how far a reader scrolls, and reports how much of the article has been in view. */
export function watchScroll(report: BehaviourParts['report']): ScrollWatch {
  const article = document.querySelector('main > article');
  const newOfArticle = onceEach(articleDepths);
  let newDepths: ReturnType<typeof onceEach> | undefined;
  let hasScrolled = scrollY > 0;
  let furthest = 0;
  let isWaiting = false;

  const look = (): void => {
    furthest = Math.max(furthest, percentSeen(document.documentElement.getBoundingClientRect(), innerHeight));
    const ofArticle = article ? percentSeen(article.getBoundingClientRect(), innerHeight) : -1;
    for (const percent of newOfArticle(ofArticle)) report({ kind: 'infinite-scroll', percent });
    // Of a page that is in view as a whole nobody has scrolled anything.
    if (!hasScrolled) return;
    for (const percent of newDepths?.(furthest) ?? []) report({ kind: 'scroll-percent', percent });
  };
  look();
  addEventListener(
    'scroll',
    () => {
      hasScrolled = true;
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        look();
      }, lookEveryMs);
    },
    { passive: true },
  );
  return {
    furthest: () => Math.round(furthest),
    tellDepths: (session) => {
      newDepths = onceEach(depthsOf(session));
      look();
    },
  };
}
