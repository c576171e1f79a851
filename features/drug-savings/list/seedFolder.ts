import { jsonFilesIn, readChecked } from '#content/site/readChecked.ts';
import type { Drug } from '#schemas/generated/types.ts';
import { validateDrugs } from '#schemas/generated/validators.js';

/** A file for each first letter. @throws Error for a missing or invalid file */
export function readSeedFolder(folder: string): Drug[] {
  return jsonFilesIn(folder).flatMap((file) => readChecked(file, 'drugs', validateDrugs).drugs);
}
