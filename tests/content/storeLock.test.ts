import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { StoreLock } from '#content/database/opening/storeLock.ts';
import { StoreLockedError } from '#content/source/errors.ts';
import { quietLog } from './quietLog.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pagewell-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lockFile = () => path.join(folder, 'store.lock');
const holder = (changes: object = {}) => ({
  id: 'another',
  pid: process.ppid,
  host: os.hostname(),
  startedAt: '2026-11-21T00:00:00.000Z',
  processStart: '',
  ...changes,
});
const leave = (content: object | string) =>
  writeFile(lockFile(), typeof content === 'string' ? content : JSON.stringify(content));
const take = (log = quietLog()) => StoreLock.acquire(folder, log);
const refusal = () => take().catch((error: unknown) => error);

describe('the lock of the store’s folder', () => {
  it('is held by one, and free again when released', async () => {
    const first = await take();
    await expect(take()).rejects.toThrow(StoreLockedError);
    await first.release();
    const second = await take();
    await second.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('says who holds it, and leaves no file behind, where nothing can be written', async () => {
    const lock = await take();
    // As on a full disk, each write of the child is refused.
    const takes = `
      import { StoreLock } from ${JSON.stringify(path.resolve('content/database/opening/storeLock.ts'))};
      await StoreLock.acquire(${JSON.stringify(folder)}, console).catch(({ name, code }) => console.log(code ?? name));`;
    const refused = (): string =>
      execFileSync(
        'bash',
        [
          '-c',
          'trap "" XFSZ; ulimit -f 0; exec "$0" --input-type=module --eval "$1"',
          process.execPath,
          takes,
        ],
        { encoding: 'utf8' },
      ).trim();
    expect(refused()).toBe('StoreLockedError');
    await lock.release();
    expect(refused()).toBe('EFBIG');
    expect(await readdir(folder)).toEqual([]);
  });

  it('goes to exactly one of many who ask at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => take()));
    const taken = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StoreLockedError);
    }
    await taken[0]?.value.release();
  });

  it('says which process holds it, since when, and where that process answers', async () => {
    const lock = await take();
    await lock.announceServer('http://127.0.0.1:3000');
    const error = await refusal();
    expect(error).toMatchObject({
      pid: process.pid,
      host: os.hostname(),
      serverUrl: 'http://127.0.0.1:3000',
    });
    expect(String(error)).toContain(
      `process ${process.pid} on ${os.hostname()}, which serves http://127.0.0.1:3000`,
    );
    await lock.release();
  });

  it('is respected while another process on this machine lives', async () => {
    await leave(holder());
    expect(await refusal()).toMatchObject({ pid: process.ppid, serverUrl: undefined });
  });

  it('is taken over from a process that has ended, and that is reported', async () => {
    const child = spawn(process.execPath, ['--eval', '']);
    await once(child, 'exit');
    await leave(holder({ pid: child.pid }));
    const log = quietLog();
    await (await take(log)).release();
    expect(log.lines).toMatchObject([{ level: 'warn', details: { holder: { pid: child.pid } } }]);
  });

  it('is taken over from a process that has ended and that its parent never asks about', async () => {
    // The shell becomes a program that waits for no child of it. Before that, it might have asked itself.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [output] = await once(parent.stdout, 'data');
    const pid = Number(output);
    const isLinux = process.platform === 'linux';
    const nameAndState = (of: number | undefined) =>
      /\((.*)\) (\w)/.exec(readFileSync(`/proc/${of}/stat`, 'utf8'))?.slice(1) ?? [];
    try {
      if (isLinux) while (nameAndState(parent.pid)[0] !== 'sleep') await setImmediate();
      process.kill(pid);
      if (isLinux) while (nameAndState(pid)[1] !== 'Z') await setImmediate();
      await leave(holder({ pid }));
      await (await take()).release();
    } finally {
      parent.kill();
    }
  });

  it('is taken over from an earlier process that had our own id, as in a container that restarted', async () => {
    await leave(holder({ pid: process.pid }));
    await (await take()).release();
  });

  it('is taken over when the process id belongs to a younger process now', async () => {
    await leave(holder({ processStart: 'another-boot:12345' }));
    if (process.platform === 'linux') await (await take()).release();
    else expect(await refusal()).toBeInstanceOf(StoreLockedError);
  });

  it('is respected while a process on another host shows that it lives, and taken over after a minute', async () => {
    await leave(holder({ host: 'elsewhere' }));
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    await utimes(lockFile(), ago(55), ago(55));
    expect(await refusal()).toMatchObject({ host: 'elsewhere' });
    await utimes(lockFile(), ago(61), ago(61));
    await (await take()).release();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"pid":"x"}',
    '{"id":"a","pid":-1,"host":"h","startedAt":"s","processStart":""}',
  ])('is taken over where the file says “%s”, which names no process', async (content) => {
    await leave(content);
    await (await take()).release();
  });

  it('is not released by somebody who lost it', async () => {
    const lock = await take();
    await leave(holder());
    await lock.release();
    expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ id: 'another' });
  });
});
