import { isRecord } from '#contracts/json/isRecord.ts';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import {
  headingFields,
  htmlFields,
  productNameFields,
  searchedTextFields,
} from '#schemas/generated/fieldLists.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import { basicNodesOf, readableText } from '#transformer/basic/readableText.ts';
import { textOfNodes } from '#transformer/basic/textOfNodes.ts';
import { writtenBlocks } from '#transformer/blockTree.ts';
import { inOneLine, textOfHtml } from '#transformer/html/textOfHtml.ts';
import { invisibleCharacters } from './searchWords.ts';

export interface SearchText {
  title: string;
  names: string[];
  headings: string;
  description: string;
  body: string;
}

/** Far beyond any article, and within the limit of PostgreSQL's `tsvector` (1 MB). */
const maxBodyLength = 200_000;
const maxHeadingsLength = 20_000;
const maxNames = 200;
const maxNameLength = 120;
const maxDescriptionLength = 2_000;
/** It is in the key of an index, whose rows PostgreSQL limits to 2,704 bytes. */
const maxTitleLength = 300;

/** Never throws. Skips addresses, machine values, text alternatives, titles of other pages and names of people. */
export function searchText(article: unknown): SearchText {
  const names = new Map<string, string>();
  const headings: string[] = [];
  const body: string[] = [];

  for (const { text, is } of textsOfBlocks(article)) {
    const plain = indexedText(text);
    if (!/[\p{L}\p{N}]/u.test(plain)) continue;
    if (is === 'name') {
      const name = plain.slice(0, maxNameLength).toWellFormed();
      if (names.size < maxNames && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
      continue;
    }
    if (is === 'heading') headings.push(plain);
    body.push(plain);
  }

  return {
    title: cut(indexedText(textOfHtml(stringField(article, 'title'))), maxTitleLength),
    names: [...names.values()],
    headings: cut(headings.join('\n'), maxHeadingsLength),
    description: cut(indexedText(textOfHtml(stringField(article, 'description'))), maxDescriptionLength),
    body: cut(body.join('\n'), maxBodyLength),
  };
}

interface FoundText {
  text: string;
  is: 'name' | 'heading' | 'text';
}

function textsOfBlocks(article: unknown): FoundText[] {
  return writtenBlocks(article).flatMap(({ type, data }) =>
    isBlockType(type) && type !== 'basic' ? textsOfKnown(type, data) : textsOfUnknown(data),
  );
}

function textsOfKnown(type: BlockType, data: unknown): FoundText[] {
  const names = new Set(productNameFields[type]);
  const headings = new Set(headingFields[type]);
  const found: FoundText[] = [];
  walkTexts(data, new Set([...searchedTextFields[type], ...htmlFields[type]]), (text, at) =>
    found.push({
      text: textOfHtml(text),
      is: names.has(at) ? 'name' : headings.has(at) ? 'heading' : 'text',
    }),
  );
  return found;
}

/** Texts of basic nodes, or anything that looks like text. */
function textsOfUnknown(data: unknown): FoundText[] {
  const nodes = basicNodesOf(data);
  const texts = nodes ? [textOfNodes(nodes)] : readableText(data).map(textOfHtml);
  return texts.map((text) => ({ text, is: 'text' }));
}

function walkTexts(
  value: unknown,
  fields: ReadonlySet<string>,
  visit: (text: string, field: string) => void,
  at = '',
): void {
  if (typeof value === 'string') {
    if (fields.has(at)) visit(value, at);
  } else if (Array.isArray(value)) {
    for (const item of value) walkTexts(item, fields, visit, `${at}/*`);
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) walkTexts(inner, fields, visit, at + pointerStep(key));
  }
}

function field(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function stringField(value: unknown, key: string): string {
  const found = field(value, key);
  return typeof found === 'string' ? found : '';
}

/** Without invisible characters, highlight marks and control characters: the database cannot store U+0000. */
function indexedText(text: string): string {
  return inOneLine(
    text
      .replace(invisibleCharacters, '')
      .replace(/\p{Co}/gu, '')
      .replace(/\p{Cc}/gu, ' '),
  ).toWellFormed();
}

/** At a blank, so that no word is indexed in half. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return text.slice(0, end > 0 ? end : length).toWellFormed();
}
