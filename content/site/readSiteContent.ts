import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { nameKey } from '../../contracts/personName.ts';
import type { PersonProfile, SiteContent } from '../../schemas/generated/types.ts';
import { type Validator, validatePeople, validateSite } from '../../schemas/generated/validators.js';

/** What a publication says of its own, beside the articles that its content source has. */
export interface OwnContent {
  /** What blocks show of it. */
  content: SiteContent;
  /** Its fixed pages, each written as an article; checked when they are rendered. */
  pages: readonly unknown[];
  /** Who writes and reviews its articles. No two share a name or a page. */
  people: readonly PersonProfile[];
}

/**
 * Reads the site's own content: `site.json`, `people.json`, and an article for each file in `pages/`.
 *
 * @param folder such as `fixtures/site`
 * @throws Error where a file is missing, is no JSON, or says what its schema does not allow
 */
export async function readSiteContent(folder: string): Promise<OwnContent> {
  const content = await readChecked(folder, 'site', validateSite);
  const { people } = await readChecked(folder, 'people', validatePeople);
  requireDistinct(people, 'name', ({ name }) => nameKey(name));
  requireDistinct(people, 'page', ({ slug }) => slug);
  const pagesFolder = path.join(folder, 'pages');
  const names = (await readdir(pagesFolder)).filter((name) => name.endsWith('.json')).sort();
  const pages = await Promise.all(names.map((name) => readJson(path.join(pagesFolder, name))));
  return { content, pages, people };
}

/** A file of the name of its schema. */
async function readChecked<Value>(folder: string, name: string, isValid: Validator<Value>): Promise<Value> {
  const file = path.join(folder, `${name}.json`);
  const value = await readJson(file);
  if (isValid(value)) return value;
  const faults = (isValid.errors ?? []).map(
    ({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`,
  );
  throw new Error(`${file} is not what schemas/${name}.json describes: ${faults.join('; ')}`);
}

/** Bylines give names alone: of two people with one name, nobody could tell which is meant. */
function requireDistinct(
  people: readonly PersonProfile[],
  what: string,
  keyOf: (person: PersonProfile) => string,
): void {
  const all = people.map(keyOf);
  const twice = people.find((person, index) => all.indexOf(keyOf(person)) < index);
  if (twice)
    throw new Error(`people.json holds ${twice.name} more than once, or another person of that ${what}.`);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
