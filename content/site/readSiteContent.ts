import path from 'node:path';
import { nameKey } from '#contracts/personName.ts';
import { isSiteAddress } from '#contracts/siteAddresses.ts';
import type { HomeContent, PersonProfile, Topic } from '#schemas/generated/types.ts';
import {
  type Validator,
  validateBlockContent,
  validateHome,
  validatePeople,
  validateTopics,
} from '#schemas/generated/validators.js';
import type { OwnBlockContent } from '#transformer/article/blockContext.ts';
import { jsonFilesIn, readChecked, readJson } from './readChecked.ts';
import { type FaultyInstrument, readInstruments } from './readInstruments.ts';

export interface OwnContent {
  content: OwnBlockContent;
  topics: readonly Topic[];
  home: HomeContent;
  /** Written as articles; validated when they are rendered. */
  pages: readonly unknown[];
  /** Names and pages are unique. */
  people: readonly PersonProfile[];
  faultyInstruments: readonly FaultyInstrument[];
}

/** `topics.json` and `home.json` are optional. @throws Error for a missing or invalid file */
export function readSiteContent(folder: string): OwnContent {
  const { $schema: _, ...ofBlocks } = readOwn(folder, 'block-content', validateBlockContent);
  const { instruments, faulty } = readInstruments(path.join(folder, 'instruments'));
  const { people } = readOwn(folder, 'people', validatePeople);
  const { topics } = readOwn(folder, 'topics', validateTopics, { topics: [] });
  const home = readOwn(folder, 'home', validateHome, {});
  requireDistinct(people, 'name', ({ name }) => nameKey(name));
  requireDistinct(people, 'page', ({ slug }) => slug);
  const [fault] = faultsOfTopics(topics, home);
  if (fault !== undefined) throw new Error(`${folder}: ${fault}`);
  const files = jsonFilesIn(path.join(folder, 'pages'));
  const pages = files.map((file) => readJson(file));
  return {
    content: { ...ofBlocks, instruments },
    topics,
    home,
    pages,
    people,
    faultyInstruments: faulty,
  };
}

/** Bylines give names alone: two people with one name could not be distinguished. */
function requireDistinct(
  people: readonly PersonProfile[],
  kind: string,
  keyOf: (person: PersonProfile) => string,
): void {
  const all = people.map(keyOf);
  const twice = people.find((person, index) => all.indexOf(keyOf(person)) < index);
  if (twice) throw new Error(`people.json has ${twice.name} twice, or two people with the same ${kind}.`);
}

function readOwn<Value>(folder: string, name: string, validate: Validator<Value>, absent?: Value): Value {
  return readChecked(path.join(folder, `${name}.json`), name, validate, absent);
}

/** Beyond the schema: unique topics, no address of the site itself, shelves only of topics. */
function faultsOfTopics(topics: readonly Topic[], home: HomeContent): string[] {
  const paths = topics.map(({ path }) => path);
  const known = new Set(paths);
  return [
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index)
      .map((path) => `The topic ${path} is in topics.json twice.`),
    ...paths
      .filter((path) => isSiteAddress(path))
      .map((path) => `The topic path ${path} is used by the site itself. Choose another path.`),
    ...(home.shelves ?? [])
      .filter((path) => !known.has(path))
      .map((path) => `home.json has a shelf for ${path}, which is not a topic in topics.json.`),
  ];
}
