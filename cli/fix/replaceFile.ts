import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';

/** Who may do what with a new file, before what the system takes off. */
const usualMode = 0o666;

/**
 * Puts another content in a file's place, all at once: whatever happens meanwhile, be it that the disk is full, the file is
 * the old one or the new one. A link goes on to lead to it.
 *
 * @throws the system's error where that cannot be done; then the file is as it was
 */
export function replaceFile(name: string, content: Uint8Array | string): void {
  const exists = existsSync(name);
  const file = exists ? realpathSync(name) : name;
  // Whoever may change the folder could replace a file that is write-protected, too.
  if (exists) accessSync(file, constants.W_OK);
  const draft = `${file}.${process.pid}.new`;
  const descriptor = openSync(draft, 'wx', exists ? statSync(file).mode : usualMode);
  try {
    try {
      writeFileSync(descriptor, content);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
