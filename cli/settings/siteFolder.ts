import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonFilesIn } from '#content/site/readChecked.ts';
import { siteTimeZone } from '#content/site/siteTimeZone.ts';
import { isText } from '#contracts/json/guards.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { readSettings } from '#platform/configuration/setting.ts';
import type { SiteSettings } from '#rules/engine/siteSettings.ts';
import { UsageError } from '../terminal/exitStatus.ts';

export function siteFolder(): string {
  const places = ['../../fixtures/site', '../../../fixtures/site'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  return places.find((place) => existsSync(place)) ?? 'fixtures/site';
}

/** `SITE_ORIGIN`, else the server of a command, else this machine. @param server as typed */
export function originOf(server: string | undefined): string {
  const origin = process.env.SITE_ORIGIN ?? server;
  if (origin && URL.canParse(origin)) return new URL(origin).origin;
  return `http://localhost:${process.env.PORT ?? 3000}`;
}

export async function ownSite(): Promise<Pick<SiteSettings, 'instruments' | 'relatedArticles' | 'timeZone'>> {
  const instruments = ownInstruments();
  const relatedArticles = await ownRelatedArticles();
  return { instruments, relatedArticles, timeZone: ownTimeZone() };
}

/** As for the server. @throws UsageError for an invalid one */
export function ownTimeZone(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const faults: string[] = [];
  const { timeZone } = readSettings({ timeZone: siteTimeZone }, environment, faults);
  if (faults.length > 0) throw new UsageError(faults.join(' '));
  return timeZone;
}

/** By page path. For speed the file is not validated by its schema; what is no list is ignored. */
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

/** Undefined without a site. For speed their files are not opened. */
export function ownInstruments(site = siteFolder()): { id: string }[] | undefined {
  if (!existsSync(site)) return undefined;
  const folder = path.join(site, 'instruments');
  const files = existsSync(folder) ? jsonFilesIn(folder) : [];
  return files.map((file) => ({ id: path.basename(file, '.json') }));
}
