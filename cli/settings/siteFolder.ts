import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonFilesIn } from '#content/site/readChecked.ts';
import { siteTimeZone } from '#content/site/siteTimeZone.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { readSettings } from '#platform/configuration/setting.ts';
import type { SiteSettings } from '#quality/siteSettings.ts';
import { UsageError } from '../terminal/exitStatus.ts';

/** Where the site's own content is: beside the built command as well as beside its source. */
export function siteFolder(): string {
  const places = ['../../fixtures/site', '../../../fixtures/site'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  return places.find((place) => existsSync(place)) ?? 'fixtures/site';
}

/**
 * Where browsers reach the site and its editor: `SITE_ORIGIN`, else the server that a command goes through, else this machine.
 *
 * @param server its address, as it is typed
 */
export function originOf(server: string | undefined): string {
  const origin = process.env.SITE_ORIGIN ?? server;
  if (origin && URL.canParse(origin)) return new URL(origin).origin;
  return `http://localhost:${process.env.PORT ?? 3000}`;
}

/** What the site's own content tells the rules. */
export async function ownSite(): Promise<Pick<SiteSettings, 'instruments' | 'relatedArticles' | 'timeZone'>> {
  const instruments = ownInstruments();
  const relatedArticles = await ownRelatedArticles();
  return { instruments, relatedArticles, timeZone: ownTimeZone() };
}

/**
 * The time zone that the environment names, as for the server.
 *
 * @throws UsageError where it names none
 */
export function ownTimeZone(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const faults: string[] = [];
  const { timeZone } = readSettings({ timeZone: siteTimeZone }, environment, faults);
  if (faults.length > 0) throw new UsageError(faults.join(' '));
  return timeZone;
}

/**
 * Where the site's own lists of related articles lead, by the path of their page. The file is not held against its schema, as the server
 * does: a check has no time for it. What is no list leads nowhere.
 */
async function ownRelatedArticles(folder = siteFolder()): Promise<SiteSettings['relatedArticles']> {
  const value = await readFile(path.join(folder, 'block-content.json'), 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);
  const related = isRecord(value) && isRecord(value.relatedArticles) ? value.relatedArticles : {};
  return [related.lists, related.decisionLists].flatMap(items).flatMap((list) => {
    if (!isRecord(list)) return [];
    const articleUrls = items(list.articleUrls).filter(isText);
    return items(list.paths)
      .filter(isText)
      .map((each) => ({ path: each, articleUrls }));
  });
}

function items(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The names of the site's questionnaires; undefined where there is no site. Their files are not opened: a check has no time for it. */
export function ownInstruments(site = siteFolder()): { id: string }[] | undefined {
  if (!existsSync(site)) return undefined;
  const folder = path.join(site, 'instruments');
  const files = existsSync(folder) ? jsonFilesIn(folder) : [];
  return files.map((file) => ({ id: path.basename(file, '.json') }));
}
