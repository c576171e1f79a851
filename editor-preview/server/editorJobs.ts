import type { Logger } from 'pino';
import type { Jobs } from '#content/jobs/jobs.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import type { YieldingRender } from '#shell/renderPage.ts';
import type { SavedArticles } from './articles/savedArticles.ts';
import { checkSaved } from './checks/savedChecks.ts';
import { carryOutDue } from './review/dueSchedules.ts';

/** Instances poll for due jobs every five seconds: an article is published at most 15 seconds late. */
const schedulesIntervalMs = 10_000;
const foldingIntervalMs = 6 * 60 * 60_000;
/** A folding step has up to 100,000 operations, a run of checks ten articles with up to ten seconds each. */
const longLeaseMs = 5 * 60_000;
const checksKey = 'all';
const checksMaxAgeMs = 60 * 60_000;

interface EditorJobsParts {
  store: Pick<EditorStore, 'schedules' | 'listed'> & { history: Pick<EditorStore['history'], 'fold'> };
  saved: Pick<SavedArticles, 'problems'>;
  render: YieldingRender;
  jobs: Pick<Jobs, 'every' | 'queue'>;
  log: Logger;
}

export function openEditorJobs({ store, saved, render, jobs, log }: EditorJobsParts) {
  const schedules = jobs.every('schedules', schedulesIntervalMs, (_, hold) =>
    carryOutDue({ store, render, log }, hold),
  );
  const folding = jobs.every(
    'operations-folding',
    foldingIntervalMs,
    async (_, hold) => {
      let last = '';
      do {
        await hold();
        last = await store.history.fold(new Date(), last);
      } while (last !== '');
    },
    { leaseMs: longLeaseMs },
  );
  const checks = jobs.queue<null>('article-checks', {
    parse: () => null,
    run: async (_, signal) => {
      if (await checkSaved({ saved, listed: store.listed }, signal)) await addChecks();
    },
    leaseMs: longLeaseMs,
    maxAgeMs: checksMaxAgeMs,
    isFinal: () => false,
    onAbandoned: async () => undefined,
  });
  const addChecks = () => checks.add(null, { key: checksKey });
  return {
    requestChecks: () => {
      addChecks().catch((error: unknown) => {
        log.warn({ err: error }, 'articles could not be queued for checking');
      });
    },
    close: async () => {
      await Promise.all([schedules, folding, checks].map((job) => job.close()));
    },
  };
}
