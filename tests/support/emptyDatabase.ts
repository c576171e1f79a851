import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const project = process.cwd();
const kept = join(project, 'node_modules', '.cache', 'pagewell', `empty-database-${versionOfTables()}`);

/**
 * Puts a database into a store's folder that has the newest tables and nothing in them. Making one takes seconds of a
 * processor, so one is made once, kept, and copied.
 */
export function putEmptyDatabase(storeFolder: string): void {
  if (!existsSync(kept)) makeEmptyDatabase();
  cpSync(kept, join(storeFolder, 'database'), { recursive: true });
}

function versionOfTables(): string {
  const hash = createHash('sha256').update(
    readFileSync(join(project, 'node_modules/@electric-sql/pglite/package.json')),
  );
  for (const file of globSync('content/**/*.ts', { cwd: project }).sort()) {
    hash.update(readFileSync(join(project, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

function makeEmptyDatabase(): void {
  mkdirSync(dirname(kept), { recursive: true });
  const draft = mkdtempSync(`${kept}-`);
  // In a process of its own: compiled parts refuse objects that come from the test runner's sandbox.
  const script = `import { DatabaseStore } from './content/database/databaseStore.ts';
    const log = { info() {}, warn() {}, error() {} };
    await (await DatabaseStore.open({ folder: ${JSON.stringify(draft)} }, log)).close();`;
  const { NODE_OPTIONS: _options, ...env } = process.env;
  execFileSync(process.execPath, ['--eval', script], { cwd: project, env });
  try {
    renameSync(join(draft, 'database'), kept);
  } catch (error) {
    // Where another process was faster, there is one.
    if (!existsSync(kept)) throw error;
  }
  rmSync(draft, { recursive: true });
}
