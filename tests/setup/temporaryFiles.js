import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';
const enoughBytes = 2 * 1024 ** 3;
/** A run's folder has the number of its process in its name. */
const ofRun = /^pagewell-tests-(\d+)-/;

/**
 * Puts the temporary files of a run into memory, where the machine has room there (containers often have 64 MB). A database
 * is a thousand small files, and to copy one for a test takes ten times as long on a disk.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return;
  removeWhatEndedRunsLeft();
  const folder = mkdtempSync(`${inMemory}/pagewell-tests-${process.pid}-`);
  // Where tests run as root, their PostgreSQL is another user, who reads what it is given here.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom() {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= enoughBytes;
  } catch {
    // No such folder, or not for us: the machine's own place for temporary files does.
    return false;
  }
}

/** One that was killed could not do it itself. */
function removeWhatEndedRunsLeft() {
  for (const name of readdirSync(inMemory)) {
    const pid = ofRun.exec(name)?.[1];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    const folder = `${inMemory}/${name}`;
    if (statSync(folder).uid === process.getuid?.()) rmSync(folder, { recursive: true, force: true });
  }
}
