import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { hasFields, isNumber, isText } from '#contracts/json/guards.ts';
import { parseJson } from '#contracts/json/json.ts';
import { hasCode } from '#platform/errorCode.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import { StoreLockedError } from '../../source/errors.ts';

const lockFileName = 'store.lock';
/** Shows other hosts, which cannot check the process id, that the holder is alive. */
const heartbeatMs = 10_000;
/** A silent holder on another host counts as dead. */
const silentHolderMs = 60_000;
/** Each retry follows the removal of a dead holder's file. */
const maxAttempts = 5;

interface LockHolder {
  id: string;
  pid: number;
  host: string;
  startedAt: string;
  /** Process ids are reused, start times are not. Undefined where the system has none. */
  processStart: string;
  serverUrl?: string | undefined;
}

/** In /proc: zombie, or being removed. */
const endedStates: ReadonlySet<string> = new Set(['Z', 'X', 'x']);

/** Excludes those of an earlier process with our id, which is always 1 in a container. */
const lockedHere = new Set<string>();

export class StoreLock {
  readonly #file: string;
  readonly #log: ContentLog;
  readonly #heartbeat: NodeJS.Timeout;
  #holder: LockHolder;

  private constructor(file: string, holder: LockHolder, log: ContentLog) {
    this.#file = file;
    this.#holder = holder;
    this.#log = log;
    this.#heartbeat = setInterval(() => void this.#beat(), heartbeatMs);
    this.#heartbeat.unref();
  }

  /** Also from a holder that died without releasing it. @throws StoreLockedError while the holder lives */
  static async acquire(folder: string, log: ContentLog): Promise<StoreLock> {
    // Before any write: on a full disk too the error names the process.
    await StoreLock.requireFree(folder);
    const file = path.join(folder, lockFileName);
    const holder: LockHolder = {
      id: randomUUID(),
      pid: process.pid,
      host: os.hostname(),
      startedAt: new Date().toISOString(),
      processStart: (await processFacts(process.pid))?.start ?? '',
    };
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (await createLockFile(file, holder)) {
        lockedHere.add(holder.id);
        return new StoreLock(file, holder, log);
      }
      const found = await readHolder(file);
      if (found.state === 'gone') continue;
      if (found.holder && (await isAlive(file, found.holder)))
        throw new StoreLockedError(folder, found.holder);
      log.warn(
        { holder: found.holder, file },
        'the process that locked the store has ended; its lock is taken over',
      );
      await removeStale(file, found.text);
    }
    throw new Error(`The owner of the lock file ${file} keeps changing; another process is restarting.`);
  }

  /** Takes nothing. @throws StoreLockedError while another process has the lock */
  static async requireFree(folder: string): Promise<void> {
    const file = path.join(folder, lockFileName);
    const found = await readHolder(file);
    if (found.state === 'found' && found.holder && (await isAlive(file, found.holder)))
      throw new StoreLockedError(folder, found.holder);
  }

  async announceServer(serverUrl: string): Promise<void> {
    this.#holder = { ...this.#holder, serverUrl };
    const next = `${this.#file}.${this.#holder.id}`;
    await writeFile(next, JSON.stringify(this.#holder));
    await rename(next, this.#file);
  }

  async release(): Promise<void> {
    clearInterval(this.#heartbeat);
    lockedHere.delete(this.#holder.id);
    const found = await readHolder(this.#file);
    if (found.state === 'found' && found.holder?.id === this.#holder.id)
      await rm(this.#file, { force: true });
  }

  async #beat(): Promise<void> {
    try {
      const now = new Date();
      await utimes(this.#file, now, now);
    } catch (error) {
      this.#log.error(
        { err: error, file: this.#file },
        'the lock file of the store was deleted; another process may open the store',
      );
    }
  }
}

/** Written aside and linked into place, so that no process reads half a file. */
async function createLockFile(file: string, holder: LockHolder): Promise<boolean> {
  const draft = `${file}.${holder.id}`;
  try {
    await writeFile(draft, JSON.stringify(holder));
    await link(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

type Found = { state: 'gone' } | { state: 'found'; text: string; holder: LockHolder | undefined };

async function readHolder(file: string): Promise<Found> {
  try {
    const text = await readFile(file, 'utf8');
    return { state: 'found', text, holder: parseHolder(text) };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { state: 'gone' };
    throw error;
  }
}

const isHolder = hasFields<Omit<LockHolder, 'serverUrl'> & { serverUrl?: unknown }>({
  id: isText,
  pid: (value) => isNumber(value) && Number.isInteger(value) && value > 0,
  host: isText,
  startedAt: isText,
  processStart: isText,
});

/** Undefined for any other content, such as a file truncated by a full disk: the caller treats it as stale. */
function parseHolder(text: string): LockHolder | undefined {
  const value = parseJson(text);
  if (!isHolder(value)) return undefined;
  const { id, pid, host, startedAt, processStart, serverUrl } = value;
  return { id, pid, host, startedAt, processStart, ...(isText(serverUrl) ? { serverUrl } : {}) };
}

async function isAlive(file: string, holder: LockHolder): Promise<boolean> {
  if (holder.host !== os.hostname()) {
    const { mtimeMs } = await stat(file);
    return Date.now() - mtimeMs < silentHolderMs;
  }
  if (holder.pid === process.pid) return lockedHere.has(holder.id);
  if (!processExists(holder.pid)) return false;
  const running = await processFacts(holder.pid);
  if (!running) return true;
  return !running.hasEnded && (holder.processStart === '' || running.start === holder.processStart);
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return !hasCode(error, 'ESRCH');
  }
}

/** Undefined without /proc, or when the process has just ended: the caller then uses the process id alone. */
async function processFacts(pid: number): Promise<{ start: string; hasEnded: boolean } | undefined> {
  try {
    const [boot, stats] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The second field, the command's name, may contain blanks and brackets: count from the last bracket.
    const fields = stats.slice(stats.lastIndexOf(')') + 2).split(' ');
    return { start: `${boot.trim()}:${fields[19]}`, hasEnded: endedStates.has(fields[0] ?? '') };
  } catch {
    return undefined;
  }
}

async function removeStale(file: string, text: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  try {
    if ((await readFile(aside, 'utf8')) === text) return;
    await link(aside, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}
