import { globSync, readFileSync } from 'node:fs';

/** Timers of one instance alone, which no other could do for it. */
const ofOneInstance: Readonly<Record<string, string>> = {
  'content/changes/postgresChanges.ts': 'whether this connection hears notices',
  'content/cms/listWalk.ts': 'pauses of its job while readers ask the CMS',
  'content/database/opening/openDatabase.ts': 'how long a connection may be silent',
  'content/database/opening/storeLock.ts': 'a file that says which process has the folder open',
  'content/jobs/jobRunner.ts': 'the job runner',
  'content/jobs/lease.ts': 'how long a run may take',
  'features/cdn-purge/openCdnPurge.ts':
    'memory: what it heard and has to store, and whether its pages may be cached for long',
  'features/drug-savings/partner/sample/partnerFaults.ts': 'a made-up partner that is slow',
  'features/drug-savings/sending/sendOnce.ts': 'a request that waits for the answer of another one',
  'editor-preview/server/editing/presence.ts': 'memory: which editors are here',
  'features/partners/frames/adFrameScript.ts': 'a script of browsers',
  'features/partners/frames/consentFrameScript.ts': 'a script of browsers',
  'platform/http/workQueue.ts': 'the deadline of a request',
  'platform/timeLimit.ts': 'time limits',
  'platform/upstream/upstream.ts': 'pauses between requests',
  'platform/watchedThread.ts': 'whether a thread answers',
  'server/configuration/liveSiteConfiguration.ts': 'memory: the configuration of this instance',
  'build/dev.ts': 'the development server',
  'server/process/endWithParent.ts': 'whether the parent process runs',
  'server/process/gracefulShutdown.ts': 'the end of this process',
  'server/process/idleWork.ts': 'pauses until this instance is idle',
  'server/routes/eventStreams.ts': 'connections of this instance',
};

test('work in the background that asks the database at times is a job', () => {
  const files = globSync(
    '{build,content,editor-preview/{store,server},feature-kit,features,platform,server}/**/*.{ts,tsx}',
  ).filter((file) => !file.includes('/browser/'));
  const withTimers = files.filter((file) =>
    /\bset(?:Interval|Timeout)\(|node:timers/.test(readFileSync(file, 'utf8')),
  );
  expect(withTimers.sort()).toEqual(Object.keys(ofOneInstance).sort());
});
