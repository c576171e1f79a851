import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Logs until nothing can be written, and then more than is kept; where it is told that there is room, writes on. Ends by itself. */
const program = `
import { createLog } from '${pathToFileURL(resolve('server/observability/log.ts')).href}';
const log = createLog({ logLevel: 'info' });
const flush = () => new Promise((resolve) => log.flush((error) => resolve(error)));
const text = 'x'.repeat(100_000);
do log.info({ text }); while (!(await flush()));
for (let line = 0; line < 60; line += 1) log.info({ text });
process.stderr.write('full');
process.stdin.once('data', async () => {
  while (await flush());
  log.info('there is room');
  await flush();
  process.exit(0);
});
process.stdin.once('end', () => process.exit(0));
`;

/** In blocks of a shell, of 512 or 1,024 bytes: more than what is kept in memory. */
const fileLimit = 16_384;

describe('the log where nothing can be written', () => {
  let folder: string;
  let child: ChildProcessWithoutNullStreams;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pagewell-log-'));
  });
  afterEach(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  async function startStuck(): Promise<{ file: string; ended: Promise<unknown> }> {
    const file = join(folder, 'log');
    writeFileSync(join(folder, 'program.ts'), program);
    // An end of the file stands for a full disk: it can be tried without one.
    child = spawn('sh', [
      '-c',
      `ulimit -f ${fileLimit}; exec "$0" --no-warnings "$1" >> "$2"`,
      process.execPath,
      join(folder, 'program.ts'),
      file,
    ]);
    const ended = once(child, 'exit');
    const [said] = await once(child.stderr, 'data');
    expect(String(said)).toBe('full');
    return { file, ended };
  }

  it('lets the process go on, writes what was kept when there is room, and says how many lines are lost', async () => {
    const { file, ended } = await startStuck();
    truncateSync(file);
    child.stdin.write('room');
    expect(await ended).toEqual([0, null]);
    const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
    const whole = lines.map((line) => JSON.parse(line));
    expect(whole.slice(0, -2).length).toBeGreaterThan(30);
    expect(whole).toContainEqual(expect.objectContaining({ level: 40, lines: expect.any(Number) }));
    expect(whole.at(-1)).toMatchObject({ msg: 'there is room' });
  });

  it('does not keep the process from ending', async () => {
    const { ended } = await startStuck();
    child.stdin.end();
    expect(await ended).toEqual([0, null]);
  });
});
