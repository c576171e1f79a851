import type { BehaviourParts } from '#contracts/behaviour.ts';
import { articleDepths, depthsOf, onceEach, percentSeen } from './scrollDepth.ts';
import type { Session } from './session.ts';

/** Shortest interval between two scroll measurements. */
const lookEveryMs = 250;

interface ScrollWatch {
  /** Largest share of the page that was in view, in percent. */
  furthest: () => number;
  /** Reports scroll depths from now on, including those already reached. */
  tellDepths: (session: Pick<Session, 'segment'>) => void;
}

/** Measures scrolling, and reports how much of the article was in view. */
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
    // A page that fits the window was not scrolled.
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
