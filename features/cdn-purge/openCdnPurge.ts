import { randomUUID } from 'node:crypto';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { ChangeBus } from '#content/changes/changeBus.ts';
import { ConfigurationError } from '#platform/configuration/setting.ts';
import { articleTag, listTag, sectionListTag, siteTag } from '#platform/http/cacheTags.ts';
import { attempt } from '#platform/upstream/attempt.ts';
import { topicPathOf } from '#shell/topics/topicOf.ts';
import type { FeatureParts, OpenFeature } from '../parts/feature.ts';
import { PurgeQueue, type PurgeTimes } from './purgeQueue.ts';
import { type ProviderAddresses, type PurgeRequest, purgeRequests, requireHeard } from './purgeRequests.ts';
import type { PurgeTarget } from './purgeTarget.ts';
import { leaveTurn, takeTurn } from './teller.ts';

type CdnPurgeParts = Pick<FeatureParts, 'log' | 'registry' | 'onPageChange'> & {
  content: Pick<FeatureParts['content'], 'database' | 'tellChanges'> & {
    changes: Pick<ChangeBus, 'state' | 'onReconnect'>;
  };
  others: Pick<FeatureParts['others'], 'cmsNotifies'>;
};

interface CdnPurgeSettings {
  target: PurgeTarget | undefined;
  token: string | undefined;
}

/** What is otherwise in tests: times in milliseconds, and where providers are. */
interface CdnPurgeOptions {
  times?: PurgeTimes;
  addresses?: ProviderAddresses;
  /** For each call. */
  timeoutMs?: number;
  turnEvery?: number;
  /** Where something has waited for so long, pages are kept no longer than without a CDN that is told. */
  longestWait?: number;
}

const usualTimeoutMs = 10_000;
const usualTurnEvery = 3_000;
/** More than what is told twice takes, and to hear of it. */
const usualLongestWait = 60_000;
/** Instances hear of a change at moments that differ by less than that, in milliseconds. */
const hearingMargin = 10_000;
/** Of what an instance keeps for the case that the one that tells ends. */
const mostHeard = 10_000;

/**
 * Tells a CDN which pages have changed: one instance for all, the next one where that one ends.
 *
 * @throws ConfigurationError where the provider needs a token and none is set
 */
export async function openCdnPurge(
  { content, log, registry, onPageChange, others }: CdnPurgeParts,
  { target, token }: CdnPurgeSettings,
  {
    times,
    addresses,
    timeoutMs = usualTimeoutMs,
    turnEvery = usualTurnEvery,
    longestWait = usualLongestWait,
  }: CdnPurgeOptions = {},
): Promise<OpenFeature> {
  if (target === undefined) return {};
  if (token === undefined && (target.kind === 'fastly' || target.kind === 'cloudflare'))
    throw new ConfigurationError(
      `CDN_PURGE names ${target.kind}, which accepts no purge without a token: set CDN_PURGE_TOKEN.`,
    );

  const to = target;
  const counted = countsIn(registry, () => queue.size);
  const instance = randomUUID();
  const ending = new AbortController();
  /** What was heard and may not have been told yet, while another instance tells. */
  let heard = new Map<string, number>();
  let isMine = false;
  /** All that was heard before it is told, by whoever tells. */
  let toldUntil = Number.NEGATIVE_INFINITY;
  /** Whether the CDN has ever taken anything of this instance. */
  let isTaken = false;

  const queue = new PurgeQueue({
    tagOfAll: siteTag,
    times,
    send: async (tags, told) => {
      for (const request of purgeRequests(target, tags, { token, addresses })) {
        await call(request);
        isTaken = true;
        told(request.tags);
      }
    },
    onFailure: (error) => log.warn({ err: error }, 'the CDN could not be told what has changed, and will be'),
    onGivenUp: (tags, error) => {
      counted.givenUp.inc(tags);
      log.error(
        { err: error, tags },
        'the CDN could not be told what has changed, and is told to drop all pages with what changes next',
      );
    },
  });

  async function call(request: PurgeRequest): Promise<void> {
    const stop = counted.seconds.startTimer();
    try {
      requireHeard(to, await attempt(request, { timeoutMs, signal: ending.signal }));
      counted.calls.inc({ outcome: 'told' });
      counted.tags.inc(request.tags.length);
    } catch (error) {
      counted.calls.inc({ outcome: 'failed' });
      throw error;
    } finally {
      stop();
    }
  }

  function hear(tags: readonly string[]): void {
    if (isMine) {
      queue.add(tags);
      return;
    }
    const now = Date.now();
    for (const tag of tags) heard.set(tag, now);
    if (heard.size > mostHeard) heard = new Map([[siteTag, now]]);
  }

  let asking: Promise<void> | undefined;
  async function ask(): Promise<void> {
    try {
      const turn = await takeTurn(await content.database(), instance, Date.now() - queue.toldUntil);
      isMine = turn.isMine;
      toldUntil = Date.now() - turn.toldAgo;
      for (const [tag, at] of heard) if (at < toldUntil - hearingMargin) heard.delete(tag);
      if (!isMine) return;
      queue.add([...heard.keys()]);
      heard.clear();
    } catch (error) {
      log.warn(
        { err: error },
        'whose turn it is to tell the CDN is not known while the database is out of reach',
      );
    }
  }
  const askOnce = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  // What others know nothing of, whoever tells the rest.
  const tellMyself = (tags: readonly string[]) => queue.add(tags);
  const stopListening = onPageChange({
    article: (path) => {
      const topic = topicPathOf(path);
      hear([articleTag(path), listTag, ...(topic === undefined ? [] : [sectionListTag(topic)])]);
    },
    // A file or a CMS says it to each at another moment.
    all: () => tellMyself([siteTag]),
  });
  // While it heard nothing it may have sent pages that others had told the CDN to drop.
  const stopWaiting = content.changes.onReconnect(() => tellMyself([siteTag]));
  await askOnce();
  // Another version may have started with it, whose pages name other files; and nobody knows what has changed meanwhile.
  tellMyself([siteTag]);
  const timer = setInterval(() => void askOnce(), turnEvery);
  timer.unref();

  return {
    tellsCaches: () => {
      const isHeard = Date.now() - Math.min(toldUntil, queue.toldUntil) < longestWait;
      // Without notifications a CMS is asked only for pages that are requested from us.
      const isNotified = content.tellChanges === undefined || others.cmsNotifies();
      const hearsAll = isNotified && content.changes.state !== 'reconnecting';
      return isTaken && isHeard && hearsAll ? 'of all changes' : 'of some';
    },
    close: async () => {
      stopListening();
      stopWaiting();
      clearInterval(timer);
      ending.abort();
      await queue.close();
      await asking;
      try {
        if (isMine) await leaveTurn(await content.database(), instance);
      } catch (error) {
        log.warn({ err: error }, 'another instance will tell the CDN a moment later');
      }
    },
  };
}

function countsIn(registry: FeatureParts['registry'], waiting: () => number) {
  const registers = [registry];
  new Gauge({
    name: 'pagewell_cdn_purge_waiting_tags',
    help: 'Tags that the CDN is still to be told of.',
    registers,
    collect() {
      this.set(waiting());
    },
  });
  return {
    calls: new Counter({
      name: 'pagewell_cdn_purge_calls_total',
      help: 'Calls that tell the CDN what has changed, by how they ended.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    tags: new Counter({
      name: 'pagewell_cdn_purge_tags_total',
      help: 'Tags that the CDN was told of; each is told twice.',
      registers,
    }),
    givenUp: new Counter({
      name: 'pagewell_cdn_purge_given_up_tags_total',
      help: 'Tags that the CDN could not be told of.',
      registers,
    }),
    seconds: new Histogram({
      name: 'pagewell_cdn_purge_seconds',
      help: 'How long a call to the CDN takes.',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}
