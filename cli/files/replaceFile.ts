import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hasCode } from '#platform/errorCode.ts';

/** Who may do what with a new file, before what the system takes off. */
const usualMode = 0o666;

/**
 * Puts another content in a file's place, all at once: whatever happens meanwhile, be it that the disk is full, the file is
 * the old one or the new one. A link goes on to lead to it, and whose it is and who may do what with it stays as it was.
 *
 * @throws the system's error where that cannot be done; then the file is as it was
 */
export function replaceFile(name: string, content: Uint8Array | string): void {
  const exists = existsSync(name);
  const file = exists ? realpathSync(name) : name;
  // Whoever may change the folder could replace a file that is write-protected, too.
  if (exists) accessSync(file, constants.W_OK);
  const draft = `${file}.${process.pid}.new`;
  const descriptor = openSync(draft, 'wx', usualMode);
  try {
    let isOurs = true;
    try {
      if (exists) isOurs = giveRightsOf(statSync(file), descriptor);
      writeFileSync(descriptor, content);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    if (isOurs) renameSync(draft, file);
    else writeInPlace(file, content, draft);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Makes a new file that of the same owner and group, with the same rights, whatever the process would take off new files. Whether that
 * can be done: nobody but the system's owner gives files away.
 */
function giveRightsOf({ uid, gid, mode }: Stats, descriptor: number): boolean {
  const made = fstatSync(descriptor);
  try {
    if (made.uid !== uid || made.gid !== gid) fchownSync(descriptor, uid, gid);
    fchmodSync(descriptor, mode);
    return true;
  } catch (error) {
    if (hasCode(error, 'EPERM')) return false;
    throw error;
  }
}

/** Somebody else's file keeps its owner only where it is written itself. The draft has shown that there is room for it. */
function writeInPlace(file: string, content: Uint8Array | string, draft: string): void {
  writeFileSync(file, content, { flush: true });
  rmSync(draft);
}
