import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { checkSiteConfiguration } from './checkSiteConfiguration.ts';
import { readSiteFile } from './siteFile.ts';

/** `pagewell validate` reports invalid parts. @throws ContentUnavailableError for an unreadable file */
export async function readSiteConfiguration(file: string): Promise<SiteConfiguration> {
  return checkSiteConfiguration((await readSiteFile(file)).value).configuration;
}
