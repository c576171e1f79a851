import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { CmsModuleError } from '#content/cms/own/openOwnCms.ts';
import { type Content, createContentSource } from '#content/createContentSource.ts';
import { tablesOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { ConfigurationError } from '#platform/configuration/setting.ts';
import type { Configuration } from './configuration/configuration.ts';
import { isSiteOnThisMachine } from './configuration/siteOnThisMachine.ts';
import { hasOutsideCause } from './process/startFailure.ts';

/** @throws ConfigurationError if the file of SITE_CONFIG cannot be read */
export async function openContent(
  configuration: Configuration,
  project: string,
  log: Logger,
): Promise<Content> {
  const { dataDir, databaseUrl, pageDeadline, siteConfig } = configuration;
  const { contentApiUrl, contentCms, contentTypes, contentApiKey } = configuration;
  const fixtures = path.join(project, 'fixtures');
  const isDemo = beginsWithDemoContent(configuration);
  if (siteConfig !== undefined) await requireReadable(siteConfig);
  return createContentSource(
    {
      dataDir,
      databaseUrl,
      contentApiUrl,
      contentCms,
      contentTypes,
      loadBlocksFromHtml: async () => (await import('#widgets/blocksFromHtml.ts')).blocksFromHtml,
      contentApiKey,
      seedFolder: isDemo ? path.join(fixtures, 'articles') : undefined,
      seedNotesFolder: isDemo ? path.join(fixtures, 'notes') : undefined,
      seedSiteFile: path.join(fixtures, 'site.json'),
      siteFile: siteConfig,
      pageDeadline,
      otherTables: tablesOf(features),
    },
    log,
  ).catch((cause: unknown) => {
    if (cause instanceof CmsModuleError) throw new ConfigurationError(cause.message, { cause });
    if (databaseUrl === undefined || !hasOutsideCause(cause)) throw cause;
    throw new Error('The database at DATABASE_URL cannot be used:', { cause });
  });
}

export function beginsWithDemoContent(
  configuration: Pick<Configuration, 'demoContent' | 'host' | 'siteOrigin'>,
): boolean {
  const { demoContent } = configuration;
  return demoContent === undefined ? isSiteOnThisMachine(configuration) : demoContent === 'on';
}

async function requireReadable(siteConfig: string): Promise<void> {
  try {
    await access(siteConfig, constants.R_OK);
  } catch (cause) {
    throw new ConfigurationError(
      `SITE_CONFIG is ${JSON.stringify(siteConfig)}, but that file was not found or cannot be read.`,
      { cause },
    );
  }
}
