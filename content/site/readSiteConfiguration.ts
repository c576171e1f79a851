import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { checkSiteConfiguration } from './checkSiteConfiguration.ts';
import { readSiteFile } from './siteFile.ts';

/**
 * What stands around the articles, as a file says it: all of it that is valid. `pagewell validate` tells of the rest.
 *
 * @throws ContentUnavailableError where the file cannot be read, or is no JSON
 */
export async function readSiteConfiguration(file: string): Promise<SiteConfiguration> {
  return checkSiteConfiguration((await readSiteFile(file)).value).configuration;
}
