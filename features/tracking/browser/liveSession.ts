import { createCooldown } from '#client/cooldown.ts';
import { watchErrors } from '#client/errors/watchErrors.ts';
import { sendInBackground } from '#client/sendInBackground.ts';
import type { BehaviourParts } from '#contracts/behaviour.ts';
import { consentAttribute, regimeAttribute } from '#contracts/consent.ts';
import { longestPageMs, type PageEnd, pageEndAddress } from '#contracts/metrics.ts';
import { pageViewKey } from '#contracts/sessionKeys.ts';
import { campaignOf } from './campaign.ts';
import { contextKnown, mayKeepCounters } from './readerContext.ts';
import { dueDurations, untilNextDuration } from './session.ts';
import { SessionKeeper } from './sessionKeeper.ts';
import { takeMetrics } from './takeMetrics.ts';
import { watchScroll } from './watchScroll.ts';

/** A page view sooner after another one is not reported: the first page was not read. */
const pageViewGapMs = 6_000;

/** Counts the pages of a session, and reports views, performance and errors of this page. */
export async function start(root: Element, { report }: Pick<BehaviourParts, 'report'>): Promise<void> {
  const mayKeep = () => mayKeepCounters(root);
  let openedAt = Date.now();
  const scrolling = watchScroll(report);
  let keeper: SessionKeeper | undefined;
  watchErrors();
  takeMetrics(() => keeper?.session);
  // A reader who leaves sooner has still seen the page.
  const left = new Promise((resolve) => addEventListener('pagehide', resolve, { capture: true, once: true }));
  addEventListener('pagehide', () => {
    const timeOnPage = Math.min(Math.max(0, Date.now() - openedAt), longestPageMs);
    const end: PageEnd = { timeOnPage, maxScroll: scrolling.furthest() };
    sendInBackground(pageEndAddress, end);
  });
  await Promise.race([contextKnown(root), left]);

  keeper = new SessionKeeper(mayKeep);
  const counted = keeper;
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
  tellDurations(counted, report);
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

function tellDurations(keeper: SessionKeeper, report: BehaviourParts['report']): void {
  const now = Date.now();
  const due = dueDurations(keeper.session, now);
  for (const seconds of due) report({ kind: 'session-duration', seconds });
  if (due.length > 0) keeper.change({ told: [...keeper.session.told, ...due] });
  const wait = untilNextDuration(keeper.session, now);
  if (wait !== undefined) setTimeout(() => tellDurations(keeper, report), wait);
}
