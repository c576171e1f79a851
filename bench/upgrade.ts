/**
 * What readers notice while two packed instances behind nginx are upgraded one after the other, and when one of them dies while articles are
 * published. nginx has the project's own file from `deploy/`, and PostgreSQL is on the same machine. Afterwards every article whose publication was
 * acknowledged is looked for on both instances. The releases differ in a widget: scripts and style sheets of each are requested from the other.
 *
 * Usage: npm run bench -- upgrade
 */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '#tests/content/postgres.ts';
import { freshCopy } from '#tests/support/freshCopy.ts';
import { freePort } from '#tests/support/ports.ts';
import { isNginxInstalled, startNginx } from './support/nginx.ts';
import { type PackedInstance, packedInstance } from './support/packedInstance.ts';
import { publishDuring } from './support/publisher.ts';
import {
  type Answers,
  oneConnection,
  readDuring,
  type ServerBehindProxy,
} from './support/readersBehindProxy.ts';
import { typed } from './support/searches.ts';
import { share } from './support/share.ts';
import { printTable } from './support/table.ts';

const readers = 10;
/** Between two pages of a reader: without it they want more than a small machine has. In milliseconds, like the next three. */
const pause = 100;
const quietPhase = 15_000;
const around = 5_000;
/** How long systemd waits before it starts what has died. */
const restartAfter = 1_000;
const articles = 20;
const publishedPerSecond = 10;
/** How long an article that was published may take to be seen. */
const longestWait = 10_000;

if (!isNginxInstalled()) {
  process.stderr.write(
    'There is no nginx on this machine, or not in PATH. On Debian and Ubuntu: apt-get install nginx-light\n',
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-'));
// nginx workers and PostgreSQL run as other users.
chmodSync(folder, 0o755);
const current = join(folder, 'current');
const token = 'the-token-of-the-benchmark';
const postgres = await startPostgres();
let instances: PackedInstance[] = [];
let stopNginx = async () => {};
try {
  using changed = freshCopy();
  changeWidget(changed.folder);
  const releases = [pack('.', 'release-1'), pack(changed.folder, 'release-2')] as const;
  letCurrentLeadTo(releases[0]);
  const ports = [await freePort(), await freePort()] as const;
  mkdirSync(join(folder, 'nginx'));
  const { stop, ...server } = await startNginx(join(folder, 'nginx'), ports);
  stopNginx = stop;
  const environment = {
    ...process.env,
    DATABASE_URL: await postgres.createDatabase('upgrade'),
    DATA_DIR: join(folder, 'data'),
    SITE_ORIGIN: server.origin,
    TRUSTED_PROXIES: '127.0.0.1',
    EDITOR_TOKEN: token,
    CONSENT_SECRET: 'what choices are signed with in the benchmark',
    MEMBERS_SECRET: 'what hides sessions in the benchmark',
  };
  const log = openSync(join(folder, 'log'), 'w');
  const [first, second] = ports.map((port) => packedInstance(current, port, environment, log));
  if (!first || !second) throw new Error('There are two instances.');
  instances = [first, second];
  for (const instance of instances) await instance.start();

  const paths = await pathsToRead(server);
  const reading = { server, paths, readers, pause };
  const hurried = { ...reading, pause: 0 };
  for (const { origin } of instances) for (const path of paths) await shown(origin, path);

  // Code is fast when it has run for a while.
  await readDuring(hurried, () => wait(around));
  const two = await readDuring(hurried, () => wait(quietPhase));
  await second.stop();
  const one = await readDuring(hurried, () => wait(quietPhase));
  await second.start();

  const before = await readDuring(reading, () => wait(quietPhase));
  const seconds: number[] = [];
  const older = await assetsOf(second.origin, paths);
  let newer = new Set<string>();
  let lackedMeanwhile: string[] = [];
  const upgrade = await readDuring(reading, async () => {
    letCurrentLeadTo(releases[1]);
    seconds.push(await restarted(first));
    newer = await assetsOf(first.origin, paths);
    lackedMeanwhile = [...(await lacked(first.origin, older)), ...(await lacked(second.origin, newer))];
    seconds.push(await restarted(second));
    await wait(around);
  });
  const lackedAfter = (await Promise.all(instances.map(({ origin }) => lacked(origin, older)))).flat();
  let published: Awaited<ReturnType<typeof publishDuring>> | undefined;
  const killed = await readDuring(reading, async () => {
    published = await publishDuring({ server, token, articles, perSecond: publishedPerSecond }, async () => {
      await wait(around);
      await second.kill();
      await wait(restartAfter);
      await second.start();
      await wait(around);
    });
  });
  const lost = await notSeen(instances, published?.titles ?? new Map());

  printTable(
    `${readers} readers of ${paths.length} pages, through nginx`,
    ['', 'requests', 'not 200', 'cut', 'p50', 'p95', 'max, ms'],
    [
      ['two instances', ...row(before)],
      ['upgraded one after the other', ...row(upgrade)],
      [`one killed while ${publishedPerSecond} articles a second are published`, ...row(killed)],
      ['two instances, without a pause', ...row(two)],
      ['one instance, without a pause', ...row(one)],
    ],
  );
  printTable(
    'Besides',
    ['', ''],
    [
      ['from the word to end to ready again', seconds.map((each) => `${each.toFixed(1)} s`).join(', ')],
      [
        'assets that only one of the releases names',
        String(
          [...older].filter((each) => !newer.has(each)).length +
            [...newer].filter((each) => !older.has(each)).length,
        ),
      ],
      ['assets of one release that the other lacked, beside it', String(lackedMeanwhile.length)],
      ['assets of the first that were gone after the upgrade', String(lackedAfter.length)],
      ['publications that were acknowledged', String(published?.acknowledged)],
      ['asked for again, because they were not', String(published?.repeated)],
      ['of them not on both instances', String(lost.length)],
      ['pages a second, two instances', two.rate.toFixed(0)],
      ['pages a second, one', one.rate.toFixed(0)],
    ],
  );
  const gone = [...lackedMeanwhile, ...lackedAfter];
  if (gone.length > 0) throw new Error(`Not found: ${gone.join(', ')}`);
  if (lost.length > 0) throw new Error(`Lost: ${lost.join(', ')}`);
} finally {
  for (const instance of instances) await instance.stop();
  await stopNginx();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function changeWidget(project: string): void {
  appendFileSync(join(project, 'widgets/quiz/Quiz.tsx'), "\nexport const changedIn = 'release-2';\n");
  appendFileSync(
    join(project, 'widgets/quiz/Quiz.styles.ts'),
    '\nexport const changedInRelease2 = css`\n  margin: 0;\n`;\n',
  );
}

async function assetsOf(origin: string, paths: readonly string[]): Promise<Set<string>> {
  const assets = new Set<string>();
  for (const path of paths)
    for (const [address] of (await shown(origin, path)).matchAll(/\/assets\/[\w.-]+/g)) assets.add(address);
  return assets;
}

async function lacked(instance: string, assets: ReadonlySet<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const address of assets) {
    const { status } = await fetch(instance + address);
    if (status !== 200) missing.push(`${address} at ${instance}`);
  }
  return missing;
}

function pack(project: string, name: string): string {
  const target = join(folder, name);
  const { status } = spawnSync(process.execPath, ['build/pack/main.ts', target], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The project could not be packed.');
  return target;
}

function letCurrentLeadTo(release: string): void {
  const next = `${current}.next`;
  symlinkSync(release, next);
  renameSync(next, current);
}

/** How long an instance was away, in seconds. */
async function restarted(instance: PackedInstance): Promise<number> {
  const started = performance.now();
  await instance.stop();
  await instance.start();
  return (performance.now() - started) / 1000;
}

/** All pages of the sitemap (articles, topics, people and home), and searches. */
async function pathsToRead(server: ServerBehindProxy): Promise<string[]> {
  const { ask, close } = oneConnection(server);
  const sitemap = await ask('/sitemap.xml');
  close();
  const listed = [...(sitemap?.text ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (!listed.includes('/')) throw new Error('The sitemap could not be read.');
  return [...listed, ...typed.map((words) => `/search?q1=${encodeURIComponent(words)}`)];
}

async function notSeen(
  all: readonly PackedInstance[],
  titles: ReadonlyMap<string, string>,
): Promise<string[]> {
  const lost: string[] = [];
  for (const { origin } of all)
    for (const [path, title] of titles) {
      const deadline = performance.now() + longestWait;
      let isSeen = (await shown(origin, path)).includes(title);
      while (!isSeen && performance.now() < deadline) {
        await wait(pause);
        isSeen = (await shown(origin, path)).includes(title);
      }
      if (!isSeen) lost.push(`${title} at ${origin}${path}`);
    }
  return lost;
}

async function shown(origin: string, path: string): Promise<string> {
  return (await fetch(origin + path)).text();
}

function row({ requests, others, cut, times }: Answers): string[] {
  const codes = [...others].map(([status, count]) => `${count} × ${status}`).join(', ');
  return [
    String(requests),
    codes || '0',
    String(cut),
    ...[0.5, 0.95, 1].map((part) => share(times, part).toFixed(0)),
  ];
}
