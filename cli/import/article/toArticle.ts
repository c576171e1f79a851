import type { JsonObject } from '#contracts/json/json.ts';
import { giveArticleIds } from '#editor-preview/model/giveIds.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { inOneLine, textOfHtml } from '#transformer/html/textOfHtml.ts';
import type { ArchivePost } from '../archive/archive.ts';
import { momentIn } from '../archive/moments.ts';
import type { ImportedPerson, ImportRules } from '../rules/importRules.ts';
import type { TakenPicture } from '../target/importTarget.ts';

const maxLengths = { title: 200, description: 400, name: 120, alt: 300 } as const;
const languageTag = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

interface ArticleParts {
  path: string;
  blocks: readonly JsonObject[];
  image: { src: string; alt: string; width?: number; height?: number } | undefined;
  siteLanguage: string | undefined;
  /** Path of the original article. */
  translationOf: string | undefined;
  timeZone: string | undefined;
}

export function toArticle(post: ArchivePost, parts: ArticleParts, rules: ImportRules): JsonObject {
  const { path, blocks, image, siteLanguage, translationOf, timeZone } = parts;
  const description = descriptionOf(post);
  const language = [post.language, siteLanguage]
    .map((tag) => tag?.replace('_', '-'))
    .find((tag) => tag && languageTag.test(tag));
  const byline = bylineOf(post, rules, timeZone);
  const { publishedAt } = post;
  const updatedAt = isLater(post.updatedAt, publishedAt) ? post.updatedAt : undefined;
  const article: JsonObject = {
    path,
    title: cut(textOf(post.title), maxLengths.title) || untitledIn(language),
    ...(description === '' ? {} : { description }),
    ...(language === undefined ? {} : { language }),
    ...(translationOf === undefined ? {} : { translationOf }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    ...(updatedAt === undefined ? {} : { updatedAt }),
    ...(byline === undefined ? {} : { byline }),
    ...(image === undefined ? {} : { image: { ...image } }),
    blocks: [...blocks],
  };
  return giveArticleIds(article, blockFields);
}

export function leadPicture(taken: TakenPicture | undefined, alt: string | undefined): ArticleParts['image'] {
  if (!taken?.ok) return undefined;
  const { ok: _ok, ...picture } = taken;
  return { ...picture, alt: cut(inOneLine(alt ?? ''), maxLengths.alt) };
}

function untitledIn(language: string | undefined): string {
  return language?.split('-')[0]?.toLowerCase() === 'es' ? 'Sin título' : 'Untitled';
}

function textOf(written: string): string {
  return inOneLine(textOfHtml(written));
}

function descriptionOf({ descriptions }: ArchivePost): string {
  for (const written of descriptions) {
    const text = textOf(written.trimEnd().replace(/\[(?:…|&hellip;|\.\.\.)\]$/, '…'));
    if (text !== '') return cut(text, maxLengths.description);
  }
  return '';
}

function bylineOf(
  post: ArchivePost,
  { people = {}, reviewer }: ImportRules,
  timeZone: string | undefined,
): JsonObject | undefined {
  const authors = post.authors
    .filter((name) => name.trim() !== '')
    .map((name) => personOf(people[name] ?? { name }));
  const written = reviewer?.(post);
  const review = typeof written === 'string' ? { name: written } : written;
  const reviewedAt = review?.reviewedAt === undefined ? undefined : momentIn(review.reviewedAt, timeZone);
  if (authors.length === 0 && !review) return undefined;
  return {
    ...(authors.length === 0 ? {} : { authors: authors.slice(0, 20) }),
    ...(review ? { medicalReviewer: personOf(people[review.name] ?? review) } : {}),
    ...(reviewedAt === undefined ? {} : { reviewedAt }),
  };
}

function personOf({ name, credentials, url }: ImportedPerson): JsonObject {
  return {
    name: cut(inOneLine(name), maxLengths.name),
    ...(credentials === undefined ? {} : { credentials }),
    ...(url === undefined ? {} : { url }),
  };
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const part = text.slice(0, most - 1);
  const end = part.lastIndexOf(' ');
  return `${part.slice(0, end > most / 2 ? end : undefined).toWellFormed()}…`;
}

function isLater(moment: string | undefined, other: string | undefined): boolean {
  return moment !== undefined && (other === undefined || Date.parse(moment) > Date.parse(other));
}
