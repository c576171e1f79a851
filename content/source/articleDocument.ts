import { isPercentage } from '#contracts/json/guards.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { isSiteAddress, maxPathLength } from '#contracts/siteAddresses.ts';
import { isUsualYear, siteTime } from '#contracts/siteTime.ts';
import { maxArticleBytes, maxJsonDepth } from '#transformer/article/limits.ts';
import { migrateArticle } from '#transformer/migrate/migrateArticle.ts';
import type { FocusPoint } from '#transformer/pictures/focusPoint.ts';
import { measureJson } from '#transformer/validate/boundArticle.ts';
import { InvalidArticleError } from './errors.ts';
import { firstPickIn } from './firstPick.ts';
import type { ArticleSummary } from './source.ts';

const maxLanguageLength = 35;
const maxFeatureTypeLength = 60;
/** As many as an article may have. */
const maxListedAuthors = 20;
/** UTF-16 units: names are keys of indexes, whose rows PostgreSQL limits to 2,704 bytes. */
const maxNameLength = 200;

export interface ArticleEnvelope {
  path: string;
  title: string;
  description: string;
}

/** Absolute and normalized, without query, fragment or control characters. */
export function isArticlePath(path: string): boolean {
  if (path.length > maxPathLength || !path.startsWith('/')) return false;
  if (path === '/') return true;
  return path
    .slice(1)
    .split('/')
    .every((segment) => /^[^\s\p{C}?#\\%]+$/u.test(segment) && segment !== '..' && segment !== '../..');
}

export function readEnvelope(path: string, value: unknown): ArticleEnvelope {
  const title = textField(value, 'title');
  return { path, title: title || path, description: textField(value, 'description') };
}

export type Listing = Pick<
  ArticleSummary,
  | 'datedAt'
  | 'image'
  | 'authors'
  | 'reviewer'
  | 'language'
  | 'translationOf'
  | 'canonicalPath'
  | 'featureType'
  | 'firstPick'
>;

/** False for a copy with a canonical address elsewhere: no list, feed or sitemap has it. */
export function isOriginal(summary: Pick<ArticleSummary, 'path' | 'canonicalPath'>): boolean {
  const { path, canonicalPath = path } = summary;
  return canonicalPath === path;
}

export function readListing(value: unknown): Listing {
  const [updatedAt, publishedAt] = ['updatedAt', 'publishedAt'].map((key) =>
    siteTime(textField(value, key), undefined),
  );
  // As written: its offset says which day is meant.
  const datedAt = updatedAt ?? publishedAt;
  const image = isRecord(value) ? value.image : undefined;
  const src = textField(image, 'src');
  const alt = textField(image, 'alt');
  const focus = isRecord(image) ? focusPointIn(image.focus) : undefined;
  const byline = isRecord(value) && isRecord(value.byline) ? value.byline : {};
  const authors = Array.isArray(byline.authors) ? byline.authors.slice(0, maxListedAuthors) : [];
  const names = authors.map(nameField).filter((name) => name !== '');
  const reviewer = nameField(byline.medicalReviewer);
  const language = textField(value, 'language');
  const translationOf = textField(value, 'translationOf');
  const [canonicalPath = '', featureType = ''] = ['canonicalPath', 'featureTemplateType'].map((key) =>
    textField(isRecord(value) ? value.contentMeta : undefined, key),
  );
  const firstPick = firstPickIn(value);
  return {
    ...(datedAt === undefined ? {} : { datedAt }),
    ...(src === '' ? {} : { image: { src, ...(alt === '' ? {} : { alt }), ...(focus && { focus }) } }),
    ...(names.length === 0 ? {} : { authors: names }),
    ...(reviewer === '' ? {} : { reviewer }),
    ...(language === '' || language.length > maxLanguageLength ? {} : { language }),
    ...(isArticlePath(translationOf) ? { translationOf } : {}),
    ...(isArticlePath(canonicalPath) ? { canonicalPath } : {}),
    ...(featureType === '' ? {} : { featureType: featureType.slice(0, maxFeatureTypeLength) }),
    ...(firstPick && { firstPick }),
  };
}

function nameField(person: unknown): string {
  return textField(person, 'name').slice(0, maxNameLength).toWellFormed();
}

function focusPointIn(value: unknown): FocusPoint | undefined {
  if (!isRecord(value)) return undefined;
  const { x, y } = value;
  return isPercentage(x) && isPercentage(y) ? { x, y } : undefined;
}

/** ISO 8601 in UTC; undefined if invalid, or in a year that {@link siteTime} does not accept. */
export function isoTime(value: unknown): string | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return isUsualYear(time) ? new Date(time).toISOString() : undefined;
}

function textField(value: unknown, key: string): string {
  if (!isRecord(value)) return '';
  const field = Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof field === 'string' ? field.trim() : '';
}

/** Requires an object at this path, within size and depth, without U+0000. @throws InvalidArticleError */
export function serialiseArticle(path: string, value: unknown): { json: string; value: unknown } {
  checkPath(path);
  if (!isRecord(value)) throw new InvalidArticleError({ kind: 'no-object' });
  if (value.path !== path) throw new InvalidArticleError({ kind: 'other-path', path }, '/path');
  const { excess } = measureJson(value);
  if (excess) throw new InvalidArticleError(inExcess[excess]);
  const nul = pointerOfNul(value);
  if (nul !== undefined) throw new InvalidArticleError({ kind: 'nul' }, nul);
  const present = presentForm(value);
  const json = JSON.stringify(present);
  if (Buffer.byteLength(json) > maxArticleBytes) throw new InvalidArticleError(inExcess['too-large']);
  return { json, value: present };
}

/** @throws InvalidArticleError for a path that no article can have */
export function checkPath(path: string): void {
  if (!isArticlePath(path))
    throw new InvalidArticleError({ kind: 'no-path', path: path.slice(0, maxPathLength) }, '/path');
  if (isSiteAddress(path)) throw new InvalidArticleError({ kind: 'site-address', path }, '/path');
}

/** Migrates an article of an earlier contract. */
export function presentForm(article: unknown): unknown {
  return migrateArticle(article).value;
}

/** Migrated, and with its present path: it may have been renamed since. */
export function storedArticle(body: unknown, path: string): unknown {
  // The migrated copy is not copied again: pages avoid a second walk over the article.
  return presentForm(isRecord(body) && 'path' in body && body.path !== path ? { ...body, path } : body);
}

const inExcess = {
  'too-large': { kind: 'too-large', most: maxArticleBytes },
  'too-deep': { kind: 'too-deep', most: maxJsonDepth },
  'too-many-values': { kind: 'too-many-values' },
  'too-many-items': { kind: 'too-many-items' },
} as const;

export function isWithinBounds(value: unknown, json: string): boolean {
  return measureJson(value).excess === undefined && Buffer.byteLength(json) <= maxArticleBytes;
}

/** In a text or a key. The value's depth was checked before. */
export function pointerOfNul(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    if (key.includes('\0')) return '';
    const inner = pointerOfNul(child);
    if (inner !== undefined) return pointerStep(key) + inner;
  }
  return undefined;
}
