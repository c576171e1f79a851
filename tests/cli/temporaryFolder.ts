import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TemporaryFolder extends Disposable {
  path: string;
  write: (name: string, content: string | Uint8Array) => string;
}

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

type FolderOfTests = Omit<TemporaryFolder, typeof Symbol.dispose>;

export const folderForEach = (): FolderOfTests => folderDuring(beforeEach, afterEach);
export const folderForAll = (): FolderOfTests => folderDuring(beforeAll, afterAll);

function folderDuring(before: typeof beforeEach, after: typeof afterEach): FolderOfTests {
  let folder: TemporaryFolder;
  before(() => {
    folder = temporaryFolder();
  });
  after(() => folder[Symbol.dispose]());
  return {
    get path() {
      return folder.path;
    },
    write: (name, content) => folder.write(name, content),
  };
}
