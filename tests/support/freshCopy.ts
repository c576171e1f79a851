import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What a fresh clone does not have, or has by other means: of any folder, and of the project's own. */
const left: ReadonlySet<string> = new Set(['node_modules', '.git', 'generated']);
const leftOfProject: ReadonlySet<string> = new Set(['data', 'dist']);

export function freshCopy(): { folder: string } & Disposable {
  const folder = mkdtempSync(join(tmpdir(), 'pagewell-clone-'));
  cpSync('.', folder, {
    recursive: true,
    filter: (source) => !left.has(basename(source)) && !leftOfProject.has(source),
  });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
