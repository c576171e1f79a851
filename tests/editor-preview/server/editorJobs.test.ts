import { sql } from 'kysely';
import { pino } from 'pino';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import { rulesVersion } from '#editor-preview/server/checks/savedChecks.ts';
import { openEditorJobs } from '#editor-preview/server/editorJobs.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { articleAt } from '../../content/articles.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { editorParts } from '../../support/editorParts.ts';
import { until } from '../../support/until.ts';

const log = pino({ level: 'silent' });
let store: EditorStore;
let parts: Awaited<ReturnType<typeof editorParts>>;
let runners: JobRunner[] = [];

beforeAll(async () => {
  store = await openBuiltInStore();
  parts = await editorParts();
});
beforeEach(() => sql`delete from jobs`.execute(store.database));
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.close()));
  runners = [];
});
afterAll(() => store.close());

/** One of the servers that share the store. It looks only when a test says so. */
function instance(fold: (now: Date, last: string) => Promise<string> = async () => '') {
  const runner = new JobRunner({ database: store.database, log });
  runners.push(runner);
  const { schedules, listed } = store;
  const jobs = openEditorJobs({
    ...{ saved: parts.saved, render: parts.render, jobs: runner, log },
    store: { schedules, listed, history: { fold } },
  });
  return { runner, jobs };
}
const pass = (seconds: number) =>
  sql`update jobs set due_at = due_at - make_interval(secs => ${seconds}) where due_at <> 'infinity'`.execute(
    store.database,
  );

test('what is planned is done once, by one of the instances that look concurrently, each ten seconds', async () => {
  const path = '/planned/once';
  await store.publish(path, articleAt(path, 'First'), { author: 'Bo' });
  const { sequence } = await store.editing.open(path, { path, title: 'Second', blocks: [] });
  const instances = Array.from({ length: 3 }, () => instance());
  for (const { runner } of instances) await runner.runDue();
  const plan = { kind: 'publish', dueAt: '2026-05-04T09:00:00.000Z', zone: 'UTC', sequence } as const;
  expect(await store.schedules.plan(path, plan, 'Pia')).toEqual({ ok: true });
  const run = () => Promise.all(instances.map(({ runner }) => runner.runDue()));
  await pass(10);
  await run();
  expect(await store.schedules.of(path)).toMatchObject([{ outcome: 'done' }]);
  await pass(10);
  await run();
  expect((await store.revisions(path)).map(({ author }) => author)).toEqual(['Pia', 'Bo']);
});

describe('old operations', () => {
  test('are folded to the last article, by one of all instances', async () => {
    const asked: string[] = [];
    const answers = ['/b', '/d', ''];
    const fold = async (_: Date, last: string) => {
      asked.push(last);
      return answers.shift() ?? '';
    };
    for (const { runner } of [instance(fold), instance(fold)]) await runner.runDue();
    expect(asked).toEqual(['', '/b', '/d']);
  });

  test('are left where the server ends: it waits for what is under way and begins no more', async () => {
    const begun = Promise.withResolvers<void>();
    const step = Promise.withResolvers<string>();
    let steps = 0;
    const { runner, jobs } = instance(async () => {
      steps += 1;
      begun.resolve();
      return step.promise;
    });
    void runner.runDue();
    await begun.promise;
    let isClosed = false;
    const closing = jobs.close().then(() => {
      isClosed = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isClosed).toBe(false);
    step.resolve('/b');
    await closing;
    expect(steps).toBe(1);
  });
});

describe('saved articles', () => {
  const rested = () =>
    sql`update articles set changed_at = changed_at - interval '1 minute'`.execute(store.database);
  const queued = async () => {
    const { rows } = await sql<{ queued: number }>`
      select count(*)::integer as queued from jobs where name = 'article-checks' and key <> ''`.execute(
      store.database,
    );
    return rows[0]?.queued;
  };

  test('are checked, however many they are, once an editor has asked for their list', async () => {
    const paths = Array.from({ length: 23 }, (_, index) => `/checked/${index}`);
    for (const path of paths) await store.publish(path, articleAt(path, 'Saved'), { author: 'Bo' });
    await rested();
    const { runner, jobs } = instance();
    await runner.runDue();
    expect(await store.listed.countMissing(rulesVersion)).toBeGreaterThanOrEqual(23);
    jobs.requestChecks();
    jobs.requestChecks();
    await until(async () => (await queued()) === 1);
    await runner.runDue();
    expect(await store.listed.countMissing(rulesVersion)).toBe(0);
    expect(await queued()).toBe(0);
  });

  test('are checked later where an editor writes in them', async () => {
    await store.publish('/checked/now', articleAt('/checked/now', 'Now'), { author: 'Bo' });
    const { runner, jobs } = instance();
    jobs.requestChecks();
    await until(async () => (await queued()) === 1);
    await runner.runDue();
    expect(await store.listed.countMissing(rulesVersion)).toBe(1);
    await rested();
    jobs.requestChecks();
    await until(async () => (await queued()) === 1);
    await runner.runDue();
    expect(await store.listed.countMissing(rulesVersion)).toBe(0);
  });
});
