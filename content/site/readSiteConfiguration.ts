import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { checkSiteConfiguration } from './checkSiteConfiguration.ts';
import { readSiteFile } from './siteFile.ts';

/**
 * The valid part; `pagewell validate` reports the rest.
 * @throws ContentUnavailableError for a file that is unreadable or no JSON
 */
export async function readSiteConfiguration(file: string): Promise<SiteConfiguration> {
  return checkSiteConfiguration((await readSiteFile(file)).value).configuration;
}
