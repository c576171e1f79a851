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

const usualMode = 0o666;

/** Atomic: after any failure the content is the old or the new one. Links, owner and mode stay. */
export function replaceFile(name: string, content: Uint8Array | string): void {
  const exists = existsSync(name);
  const file = exists ? realpathSync(name) : name;
  // Renaming needs write access only to the folder, so a write-protected file is checked here.
  if (exists) accessSync(file, constants.W_OK);
  const draft = `${file}.${process.pid}.new`;
  const descriptor = openSync(draft, 'wx', usualMode);
  try {
    let isOurs = true;
    try {
      if (exists) isOurs = copyRights(statSync(file), descriptor);
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

/** Ignores the umask. False on failure: only root may change a file's owner. */
function copyRights({ uid, gid, mode }: Stats, descriptor: number): boolean {
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

/**
 * Another user's file retains its owner only when written in place. The draft has shown that there is enough
 * space.
 */
function writeInPlace(file: string, content: Uint8Array | string, draft: string): void {
  writeFileSync(file, content, { flush: true });
  rmSync(draft);
}
