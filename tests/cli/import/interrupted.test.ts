import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type ImportFolder, importFolder } from './importStore.ts';
import { wxr } from './wxr.ts';

// The command as its users run it: a signal ends a process.
const command = join(process.cwd(), 'cli/bin.js');
const count = 24;

let folder: ImportFolder;
beforeEach(() => {
  folder = importFolder();
  folder.write('export.xml', wxr(Array.from({ length: count }, (_, index) => ({ id: index + 1 }))));
});
afterEach(() => folder[Symbol.dispose]());

async function importUntil(posts: number, signal?: NodeJS.Signals) {
  const { NODE_ENV: _env, NODE_OPTIONS: _options, ...env } = process.env;
  const child: ChildProcess = spawn(process.execPath, [command, 'import', 'export.xml'], {
    cwd: folder.path,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  const lines: string[] = [];
  if (!child.stdout) throw new Error('The command has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (signal && lines.length === posts) child.kill(signal);
  }
  const [status] = await ended;
  return { status, lines };
}

const revisions = () =>
  folder.withStore(async (store) => {
    const counts = new Map<string, number>();
    for (let id = 1; id <= count; id += 1) {
      const path = `/sleep/post-${id}`;
      if (await store.get(path)) counts.set(path, (await store.revisions(path)).length);
    }
    return counts;
  });

const outcomes = (lines: readonly string[]) => ({
  published: lines.filter((line) => line.endsWith(': published')).length,
  unchanged: lines.filter((line) => line.endsWith(': unchanged')).length,
});

describe('an import that was interrupted', () => {
  test.each<[NodeJS.Signals, number | null]>([
    ['SIGINT', 130],
    ['SIGKILL', null],
  ])('by %s goes on with the same command, and stores nothing twice', async (signal, expected) => {
    const first = await importUntil(6, signal);
    expect(first.status).toBe(expected);
    expect(outcomes(first.lines).published).toBeLessThan(count);
    if (signal === 'SIGKILL') cutJournal();
    const second = await importUntil(count);
    const { published, unchanged } = outcomes(second.lines);
    expect([second.status, published + unchanged]).toEqual([0, count]);
    expect(unchanged).toBeGreaterThanOrEqual(5);
    expect(await revisions()).toEqual(
      new Map(Array.from({ length: count }, (_, index) => [`/sleep/post-${index + 1}`, 1])),
    );
    expect(outcomes((await importUntil(count)).lines)).toEqual({ published: 0, unchanged: count });
  });
});

/** What a crash leaves of the line that it was writing. */
function cutJournal(): void {
  const imports = join(folder.path, 'data', 'imports');
  for (const name of readdirSync(imports)) appendFileSync(join(imports, name), '{"path":"/sleep/po');
}
