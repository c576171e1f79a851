import { createCooldown } from '#client/cooldown.ts';
import { watchErrors } from '#client/errors/watchErrors.ts';
import { readerFacts } from '#client/reader.ts';
import { sendInBackground } from '#client/sendInBackground.ts';
import type { BehaviourParts } from '#contracts/behaviour.ts';
import {
  type ConsentState,
  consentAttribute,
  fullConsent,
  privacyRequiredAttribute,
  type Regime,
  regimeAttribute,
} from '#contracts/consent.ts';
import { longestPageMs, type PageEnd, pageEndAddress } from '#contracts/metrics.ts';
import { pageViewKey } from '#contracts/sessionKeys.ts';
import { dueDurations, isSampled, type Session, untilNextDuration } from './session.ts';
import { SessionStore } from './sessionStore.ts';
import { takeMetrics } from './takeMetrics.ts';

const usualDepths: readonly number[] = [25, 50, 75, 90];
/** Reported in one session of ten. */
const sampledDepths: readonly number[] = [10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90];

const articleDepths: readonly number[] = [0, 25, 50, 75, 100];

function depthsOf(session: Pick<Session, 'segment'>): readonly number[] {
  return isSampled(session) ? sampledDepths : usualDepths;
}

/** 0 at the element's top, 100 at its bottom. @param top distance from the window's top, in pixels */
export function percentSeen({ top, height }: { top: number; height: number }, windowHeight: number): number {
  const seen = windowHeight - top;
  if (seen < 0 || height <= 0) return -1;
  return Math.min(100, (seen / height) * 100);
}

function onceEach(depths: readonly number[]): (percent: number) => number[] {
  let deepest = Number.NEGATIVE_INFINITY;
  return (percent) => {
    const reached = depths.filter((depth) => depth > deepest && depth <= percent);
    deepest = Math.max(deepest, ...reached);
    return reached;
  };
}

/** Checks whether the page knows the reader's privacy law. */
const contextAttempts = 5;
const contextIntervalMs = 1_000;

/** Laws under which first-party counters need no consent. */
const optOutRegimes: readonly string[] = ['us', 'none'] satisfies Regime[];

/** Under EEA, UK and Swiss law, or an unknown one, with consent only. Elsewhere, unless the reader refused. */
export function mayKeepCounters(root: Element): boolean {
  const regime = root.getAttribute(regimeAttribute) ?? '';
  const consent = root.getAttribute(consentAttribute);
  return optOutRegimes.includes(regime) ? consent !== refused : consent === fullConsent;
}

const refused: ConsentState = 'rejected';

/** Settles when the law is known, or after the last check: without a known law counters stay in the page. */
async function contextKnown(root: Element): Promise<void> {
  if (!root.hasAttribute(privacyRequiredAttribute)) return learnContext(root);
  for (let attempt = 0; attempt < contextAttempts && !root.hasAttribute(regimeAttribute); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, contextIntervalMs));
}

async function learnContext(root: Element): Promise<void> {
  const { consent } = await readerFacts();
  if (!consent) return;
  // Consent cannot be given here.
  const isRefused = consent.gpc || navigator.globalPrivacyControl || consent.state === refused;
  if (isRefused) root.setAttribute(consentAttribute, refused);
  root.setAttribute(regimeAttribute, consent.regime);
}

const campaignFields = ['source', 'campaign', 'medium', 'term', 'content'] as const;

/** No long text, no address, and no random value of a single reader. */
const campaignWord = /^[\p{L}\p{N}][\p{L}\p{N} _.+-]{0,59}$/u;
const isOfOneReader = /[0-9a-f]{16}|\d{7}/i;

const lookEveryMs = 250;

function watchScroll(report: BehaviourParts['report']) {
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
    /** Includes depths already reached. */
    tellDepths: (session: Pick<Session, 'segment'>) => {
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
