/**
 * Writes everything that follows from the schemas into `schemas/generated/`. With `--check` it writes nothing, and
 * fails when a file there is not what the schemas say.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './generatedFiles.ts';

const folder = new URL('../generated/', import.meta.url);
const files = await generatedFiles(new URL('../', import.meta.url));

if (process.argv.includes('--check')) {
  const stale = [...files].filter(([name, text]) => readIfThere(name) !== text).map(([name]) => name);
  if (stale.length > 0) {
    process.stderr.write(
      `These files in schemas/generated/ do not follow from the schemas: ${stale.join(', ')}.\n` +
        'Run "npm run schemas:generate" and commit what it writes. They are never edited by hand.\n',
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) {
    if (readIfThere(name) !== text) writeFileSync(new URL(name, folder), text);
  }
}

function readIfThere(name: string): string | undefined {
  const file = new URL(name, folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
