import { isJsonObject } from './articleDocument.ts';
import { plainText } from './plainText.ts';

/** What can be found of an article, as plain text, from the weightiest to the lightest. */
export interface SearchText {
  title: string;
  /** Product names and brands, each once, as written. */
  names: string[];
  headings: string;
  description: string;
  /** All text of the blocks in reading order, headings included, product names left out. */
  body: string;
}

/** Far beyond any article, and small enough that no field exceeds what PostgreSQL's `tsvector` can hold (1 MB). */
const maxBodyLength = 200_000;
const maxHeadingsLength = 20_000;
const maxNames = 200;
const maxNameLength = 120;
const maxDescriptionLength = 2_000;

const nameKeys = new Set(['productTitle', 'productName', 'productBrand']);
const headingKeys = new Set(['header', 'heading', 'question', 'questionTitle', 'caption']);

/** Fields that steer a block and that no reader reads. */
// biome-ignore format: one list, read at a glance
const steeringKeys = new Set([
  '$schema', 'align', 'anchor', 'aspectRatio', 'attributes', 'bgColor', 'class', 'className', 'color', 'contentMeta',
  'country', 'countries', 'currency', 'embeddedVideoCode', 'experiment', 'format', 'id', 'language', 'layout', 'level',
  'media', 'path', 'pid', 'position', 'provider', 'questionType', 'scoreType', 'size', 'src', 'style', 'suppress', 'tag',
  'target', 'template', 'theme', 'type', 'variant', 'videoTrackers', 'when',
]);

/** `ctaUrl`, `imgSrc`, `brandId`, `publishedAt`: a capitalised last word that says an address, a key or a date. */
const steeringSuffix = /(?:Url|URL|Uri|Src|Href|Link|Id|Ids|At|Date|Color|Tags?)$/;
const addressLike = /^(?:[a-z][a-z0-9+.-]*:|\/\/?|#|www\.)\S*$/i;

/**
 * Takes the searchable text out of an article of any shape. Pure, bounded by the article's own size, and never
 * throwing: what it does not understand it leaves out. HTML is stripped, addresses and steering fields are skipped.
 */
export function searchText(article: unknown): SearchText {
  const names = new Map<string, string>();
  const headings: string[] = [];
  const body: string[] = [];

  const keep = (text: string, key: string, blockType: string) => {
    const plain = plainText(text);
    if (!/[\p{L}\p{N}]/u.test(plain) || addressLike.test(plain)) return;
    if (nameKeys.has(key)) {
      const name = plain.slice(0, maxNameLength).toWellFormed();
      if (names.size < maxNames && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
      return;
    }
    if (headingKeys.has(key) || blockType === 'heading') headings.push(plain);
    body.push(plain);
  };

  const blocks = field(article, 'blocks');
  // A stack of our own, last in first out, so that depth costs no call stack; children go on it in reverse.
  const pending: { value: unknown; key: string; blockType: string }[] = [
    { value: blocks, key: '', blockType: '' },
  ];
  for (let entry = pending.pop(); entry; entry = pending.pop()) {
    const { value, key } = entry;
    if (typeof value === 'string') keep(value, key, entry.blockType);
    else if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1)
        pending.push({ ...entry, value: value[index] });
    } else if (isJsonObject(value)) {
      const type = value.type;
      const blockType = typeof type === 'string' ? type : entry.blockType;
      for (const [childKey, child] of Object.entries(value).reverse()) {
        if (!isSteering(childKey)) pending.push({ value: child, key: childKey, blockType });
      }
    }
  }

  return {
    title: plainText(stringField(article, 'title')).slice(0, maxDescriptionLength),
    names: [...names.values()],
    headings: cut(headings.join('\n'), maxHeadingsLength),
    description: cut(plainText(stringField(article, 'description')), maxDescriptionLength),
    body: cut(body.join('\n'), maxBodyLength),
  };
}

function isSteering(key: string): boolean {
  return steeringKeys.has(key) || steeringSuffix.test(key);
}

function field(value: unknown, key: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function stringField(value: unknown, key: string): string {
  const found = field(value, key);
  return typeof found === 'string' ? found : '';
}

/** Cuts at a blank, so that no word is indexed in half. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return text.slice(0, end > 0 ? end : length).toWellFormed();
}

/** Each word of a text once, in small letters and without accents, as the vocabulary for mending typing errors. */
export function distinctWords(text: string): string[] {
  return [...new Set(words(foldAccents(text)))].filter((word) => word.length <= maxWordLength);
}

const maxWordLength = 40;

/** The words of a text in small letters, in order. Single letters and bare numbers are no words. */
export function words(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{N}]+/gu) ?? [];
}

/** `Açaí` becomes `Acai`: people leave accents out when they search. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}+/gu, '');
}
