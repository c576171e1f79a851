import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder of a test's own. */
export interface TemporaryFolder extends Disposable {
  path: string;
  /** Writes a file, with the folders that it stands in, and gives its name. */
  write: (name: string, content: string | Uint8Array) => string;
}

/** Makes an empty folder, which is gone when it goes out of scope. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'pagewell-'));
  return {
    path,
    write: (name, content) => {
      const file = join(path, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      return file;
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}
