import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { version }: { version: string } = JSON.parse(
  readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'),
);
/** Where packages are found, wherever a test goes later on. */
const project = process.cwd();
const kept = join(project, 'node_modules', '.cache', 'pagewell', `empty-database-${version}`);

/**
 * Puts an empty database into a store's folder, as it stands there before the first table is made. Making one takes
 * seconds of a processor, so one is made once, kept, and copied.
 */
export function putEmptyDatabase(storeFolder: string): void {
  if (!existsSync(kept)) makeEmptyDatabase();
  cpSync(kept, join(storeFolder, 'database'), { recursive: true });
}

function makeEmptyDatabase(): void {
  mkdirSync(dirname(kept), { recursive: true });
  const draft = mkdtempSync(`${kept}-`);
  // In a process of its own: compiled parts refuse objects that come from the test runner's sandbox.
  const script = `import { PGlite } from '@electric-sql/pglite';
    await (await PGlite.create({ dataDir: ${JSON.stringify(draft)} })).close();`;
  const { NODE_OPTIONS: _options, ...env } = process.env;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: project, env });
  try {
    renameSync(draft, kept);
  } catch (error) {
    // Where another process was faster, there is one.
    if (!existsSync(kept)) throw error;
    rmSync(draft, { recursive: true });
  }
}
