import { createCooldown } from '#client/cooldown.ts';
import { watchErrors } from '#client/errors/watchErrors.ts';
import { sendInBackground } from '#client/sendInBackground.ts';
import type { BehaviourParts } from '#contracts/behaviour.ts';
import { consentAttribute, regimeAttribute } from '#contracts/consent.ts';
import { longestPageMs, type PageEnd, pageEndAddress } from '#contracts/metrics.ts';
import { pageViewKey } from '#contracts/sessionKeys.ts';
import { contextKnown, mayKeepCounters } from './readerContext.ts';
import { articleDepths, depthsOf, onceEach, percentSeen } from './scrollDepth.ts';
import { dueDurations, type Session, untilNextDuration } from './session.ts';
import { SessionStore } from './sessionStore.ts';
import { takeMetrics } from './takeMetrics.ts';

const campaignFields = ['source', 'campaign', 'medium', 'term', 'content'] as const;

/** No long text, no address, and no random value of a single reader. */
const campaignWord = /^[\p{L}\p{N}][\p{L}\p{N} _.+-]{0,59}$/u;
const isOfOneReader = /[0-9a-f]{16}|\d{7}/i;

const lookEveryMs = 250;

interface ScrollWatch {
  furthest: () => number;
  /** Includes depths already reached. */
  tellDepths: (session: Pick<Session, 'segment'>) => void;
}

function watchScroll(report: BehaviourParts['report']): ScrollWatch {
  const article = document.querySelector('main > article');
  const newOfArticle = onceEach(articleDepths);
  let newDepths: ReturnType<typeof onceEach> | undefined;
  let hasScrolled = scrollY > 0;
  let furthest = 0;
  let isScheduled = false;

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
      if (isScheduled) return;
      isScheduled = true;
      setTimeout(() => {
        isScheduled = false;
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

/** A page view sooner after another one is not reported: the first page was not read. */
const pageViewGapMs = 6_000;

export async function start(root: Element, { report }: Pick<BehaviourParts, 'report'>): Promise<void> {
  const mayKeep = () => mayKeepCounters(root);
  let openedAt = Date.now();
  const scrolling = watchScroll(report);
  let sessions: SessionStore | undefined;
  watchErrors();
  takeMetrics(() => sessions?.session);
  // A reader who leaves sooner has still seen the page.
  const left = new Promise((resolve) => addEventListener('pagehide', resolve, { capture: true, once: true }));
  addEventListener('pagehide', () => {
    const timeOnPage = Math.min(Math.max(0, Date.now() - openedAt), longestPageMs);
    const end: PageEnd = { timeOnPage, maxScroll: scrolling.furthest() };
    sendInBackground(pageEndAddress, end);
  });
  await Promise.race([contextKnown(root), left]);

  sessions = new SessionStore(mayKeep);
  const counted = sessions;
  const gap = createCooldown(pageViewKey, pageViewGapMs, mayKeep);
  const viewed = (): void => {
    counted.change({ pageViews: counted.session.pageViews + 1 });
    if (gap.isRunning()) return;
    gap.start();
    report({ kind: 'page-view', position: counted.session.pageViews });
  };
  const campaign = campaignOf(location.search);
  if (campaign) report({ kind: 'external-data-captured', name: 'campaign', customDimensions: campaign });
  viewed();
  reportDurations(counted, report);
  scrolling.tellDepths(counted.session);

  new MutationObserver(() => counted.consentChanged()).observe(root, {
    attributeFilter: [regimeAttribute, consentAttribute],
  });
  addEventListener('pageshow', ({ persisted }) => {
    // Restored from the back/forward cache.
    if (!persisted) return;
    openedAt = Date.now();
    viewed();
  });
}

function reportDurations(sessions: SessionStore, report: BehaviourParts['report']): void {
  const now = Date.now();
  const due = dueDurations(sessions.session, now);
  for (const seconds of due) report({ kind: 'session-duration', seconds });
  if (due.length > 0) sessions.change({ told: [...sessions.session.told, ...due] });
  const wait = untilNextDuration(sessions.session, now);
  if (wait !== undefined) setTimeout(() => reportDurations(sessions, report), wait);
}

type Campaign = Partial<Record<(typeof campaignFields)[number], string>>;

export function campaignOf(search: string): Campaign | undefined {
  const query = new URLSearchParams(search);
  const fields = campaignFields.flatMap((field): [string, string][] => {
    const value = query.get(`utm_${field}`)?.trim() ?? '';
    return campaignWord.test(value) && !isOfOneReader.test(value) ? [[field, value]] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
