import type { Logger } from 'pino';
import type { Jobs } from '#content/jobs/jobs.ts';
import type { YieldingRender } from '#shell/renderPage.ts';
import type { SavedArticles } from './articles/savedArticles.ts';
import { checkSaved } from './checks/savedChecks.ts';
import { carryOutDue } from './review/dueSchedules.ts';
import type { EditorStore } from './store/editorStore.ts';

/** Instances look for due jobs every five seconds: an article is published at most 15 seconds after its time. */
const schedulesIntervalMs = 10_000;
const foldingIntervalMs = 6 * 60 * 60_000;
/** A step of folding is up to 100,000 operations, a run of checks ten articles with up to ten seconds for each. */
const longLeaseMs = 5 * 60_000;
/** All that is to be checked is one item of the queue. */
const checksKey = 'all';
const checksMaxAgeMs = 60 * 60_000;

interface EditorJobsParts {
  store: Pick<EditorStore, 'schedules' | 'listed'> & { history: Pick<EditorStore['history'], 'fold'> };
  saved: Pick<SavedArticles, 'problems'>;
  render: YieldingRender;
  jobs: Pick<Jobs, 'every' | 'queue'>;
  log: Logger;
}

export interface EditorJobs {
  /** Has articles checked that were saved since, for the list. The list is the same where that fails. */
  requestChecks(): void;
  close(): Promise<void>;
}

/** Work of the editor that no request waits for. */
export function openEditorJobs({ store, saved, render, jobs, log }: EditorJobsParts): EditorJobs {
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
    onGivenUp: async () => undefined,
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
