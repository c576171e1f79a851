import { setTimeout as wait } from 'node:timers/promises';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { ChangeBus } from '#content/changes/changeBus.ts';
import type { FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { ConfigurationError } from '#platform/configuration/setting.ts';
import { articleTag, listTag, sectionListTag, siteTag } from '#platform/http/cacheTags.ts';
import { attempt } from '#platform/upstream/attempt.ts';
import { topicPathOf } from '#shell/topics/topicOf.ts';
import { addTags, dueTags, giveUpOld, maxTags, notePurged, readBacklog } from './pendingPurges.ts';
import { type ProviderAddresses, type PurgeRequest, purgeRequests, requireHeard } from './purgeRequests.ts';
import type { PurgeTarget } from './purgeTarget.ts';

type CdnPurgeParts = Pick<FeatureParts, 'log' | 'registry' | 'onPageChange'> & {
  content: Pick<FeatureParts['content'], 'database' | 'notifyChanges' | 'jobs'> & {
    changes: Pick<ChangeBus, 'state' | 'onReconnect'>;
  };
  others: Pick<FeatureParts['others'], 'cmsNotifies'>;
};

interface CdnPurgeOptions {
  addresses?: ProviderAddresses;
  timeoutMs?: number;
  batchMs?: number;
  syncIntervalMs?: number;
}

const jobName = 'cdn-purge';
const intervalMs = 5_000;
const maxPauseMs = 60_000;
/** Longer than a call plus a lease renewal. After a crash another instance takes over within this time. */
const leaseMs = 20_000;
const usualTimeoutMs = 10_000;
/** Changes within this time are purged together, and once if several instances notice them. */
const usualBatchMs = 200;
const usualSyncIntervalMs = 3_000;
/** A tag pending longer shortens the caching of pages to that without purges. Longer than two purges take. */
const maxWaitMs = 60_000;

/** @throws ConfigurationError when the provider needs a token and none is set */
export async function openCdnPurge(
  { content, log, registry, onPageChange, others }: CdnPurgeParts,
  { target, token }: { target: PurgeTarget | undefined; token: string | undefined },
  {
    addresses,
    timeoutMs = usualTimeoutMs,
    batchMs = usualBatchMs,
    syncIntervalMs = usualSyncIntervalMs,
  }: CdnPurgeOptions = {},
): Promise<OpenFeature> {
  if (target === undefined) return {};
  if (token === undefined && (target.kind === 'fastly' || target.kind === 'cloudflare'))
    throw new ConfigurationError(
      `CDN_PURGE names ${target.kind}, which accepts no purge without a token: set CDN_PURGE_TOKEN.`,
    );

  const to = target;
  const { jobs } = content;
  let unstored = new Set<string>();
  let unstoredSince: number | undefined;
  let pendingTags = 0;
  /** Everything stored before this time has been purged twice. */
  let purgedUntil = Number.NEGATIVE_INFINITY;
  let startStoredAt: number | undefined;
  let isListening = false;
  const counted = countsIn(registry, () => pendingTags + unstored.size);

  async function call(request: PurgeRequest, signal: AbortSignal): Promise<void> {
    const stop = counted.seconds.startTimer();
    try {
      requireHeard(to, await attempt(request, { timeoutMs, signal }));
      counted.calls.inc({ outcome: 'told' });
      counted.tags.inc(request.tags.length);
    } catch (error) {
      counted.calls.inc({ outcome: 'failed' });
      throw error;
    } finally {
      stop();
    }
  }

  async function purge(signal: AbortSignal, hold: () => Promise<void>): Promise<void> {
    const db = content.database;
    if ((await dueTags(db)).length === 0) return;
    await wait(batchMs, undefined, { ref: false, signal });
    const due = await dueTags(db);
    const tags = due.map(({ tag }) => tag);
    try {
      for (const request of purgeRequests(to, tags, { token, addresses })) {
        await hold();
        await call(request, signal);
        const purged = new Set(request.tags);
        await notePurged(
          db,
          due.filter(({ tag }) => purged.has(tag)),
        );
      }
    } catch (err) {
      const givenUp = await giveUpOld(db);
      counted.givenUp.inc(givenUp);
      if (givenUp > 0)
        log.error(
          { err, tags: givenUp },
          'the CDN could not purge the changed pages; all pages must be purged',
        );
      throw err;
    }
  }

  async function sync(): Promise<void> {
    const storing = unstored;
    unstored = new Set();
    const startedAt = Date.now();
    try {
      const db = content.database;
      if (storing.size > 0) {
        await addTags(db, [...storing]);
        storing.clear();
        startStoredAt ??= Date.now();
        unstoredSince = unstored.size > 0 ? startedAt : undefined;
        await jobs.runSoon(jobName);
      }
      const requestedAt = Date.now();
      const { tags, ageMs, unpurgedAgeMs } = await readBacklog(db);
      pendingTags = tags;
      purgedUntil = requestedAt - ageMs;
      if (startStoredAt !== undefined) isListening ||= unpurgedAgeMs < requestedAt - startStoredAt;
    } catch (error) {
      unstored = new Set([...storing, ...unstored]);
      log.warn({ err: error }, 'pending CDN purges are unknown while the database cannot be reached');
    }
  }

  let syncing = Promise.resolve();
  let isSyncPlanned = false;
  /** Queues one sync after the running one. */
  const planSync = (): Promise<void> => {
    if (isSyncPlanned) return syncing;
    isSyncPlanned = true;
    syncing = syncing.then(() => {
      isSyncPlanned = false;
      return sync();
    });
    return syncing;
  };

  function hear(tags: readonly string[]): void {
    for (const tag of tags) unstored.add(tag);
    if (unstored.size > maxTags) unstored = new Set([siteTag]);
    unstoredSince ??= Date.now();
    void planSync();
  }

  const job = jobs.every(jobName, intervalMs, purge, { leaseMs, maxPauseMs });
  const stopListening = onPageChange({
    article: (path) => {
      const topic = topicPathOf(path);
      hear([articleTag(path), listTag, ...(topic === undefined ? [] : [sectionListTag(topic)])]);
    },
    all: () => hear([siteTag]),
  });
  // This instance may have sent outdated pages that others had purged.
  const unsubscribe = content.changes.onReconnect(() => hear([siteTag]));
  // Changes since the last stop are unknown, and pages of another version name other files.
  hear([siteTag]);
  await syncing;
  const timer = setInterval(() => void planSync(), syncIntervalMs);
  timer.unref();

  return {
    tellsCaches: () => {
      const isPurged = Date.now() - Math.min(purgedUntil, unstoredSince ?? purgedUntil) < maxWaitMs;
      // Without notifications a CMS is asked only for pages that are requested from us.
      const isNotified = content.notifyChanges === undefined || others.cmsNotifies();
      const hearsAll = isNotified && content.changes.state !== 'reconnecting';
      return isListening && isPurged && hearsAll ? 'of all changes' : 'of some';
    },
    close: async () => {
      stopListening();
      unsubscribe();
      clearInterval(timer);
      await syncing;
      await job.close();
    },
  };
}

function countsIn(registry: FeatureParts['registry'], countPending: () => number) {
  const registers = [registry];
  new Gauge({
    name: 'pagewell_cdn_purge_waiting_tags',
    help: 'Cache tags in the purge queue.',
    registers,
    collect() {
      this.set(countPending());
    },
  });
  return {
    calls: new Counter({
      name: 'pagewell_cdn_purge_calls_total',
      help: 'Purge requests to the CDN, by outcome.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    tags: new Counter({
      name: 'pagewell_cdn_purge_tags_total',
      help: 'Purged cache tags; each is purged twice.',
      registers,
    }),
    givenUp: new Counter({
      name: 'pagewell_cdn_purge_given_up_tags_total',
      help: 'Cache tags whose purge failed.',
      registers,
    }),
    seconds: new Histogram({
      name: 'pagewell_cdn_purge_seconds',
      help: 'Duration of a purge request to the CDN.',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}
