import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonFilesIn } from '../../content/site/readChecked.ts';

/** Where the site's own content is: beside the built command as well as beside its source. */
export function siteFolder(): string {
  const places = ['../../fixtures/site', '../../../fixtures/site'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  return places.find((place) => existsSync(place)) ?? 'fixtures/site';
}

/** The names of the site's questionnaires. Their files are not opened: a check has no time for it. */
export async function ownInstruments(folder = siteFolder()): Promise<{ id: string }[]> {
  const files = await jsonFilesIn(path.join(folder, 'instruments')).catch(() => []);
  return files.map((file) => ({ id: path.basename(file, '.json') }));
}
