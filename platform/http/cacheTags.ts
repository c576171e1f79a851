import { createHash } from 'node:crypto';

/** On every tagged page: something has changed that stands around all of them. */
export const siteTag = 'site';
/** On pages that list articles of the whole site: any article may be new on them. */
export const listTag = 'list';

/** More would make headers long, and purging slow. */
const mostTags = 16;
/** 48 bits: two of a million paths hardly ever share a tag, and then a page too many is purged. */
const hashDigits = 12;

/** On the page of an article, and on those that show it. */
export function articleTag(path: string): string {
  return `a-${short(path)}`;
}

/** On all articles of a section, by which an operator can purge it. No change of one article does. */
export function sectionTag(path: string): string {
  return `s-${short(path)}`;
}

/** On the page that lists a section, as any article of it may be new there. */
export function sectionListTag(path: string): string {
  return `l-${short(path)}`;
}

/** Whether a page can carry all of these tags. */
export function canCarry(tags: readonly string[]): boolean {
  return new Set(tags).size <= mostTags;
}

/** What says to caches on the way what a page is made of. The first tags count most: what is beyond the limit is left out. */
export function tagHeaders(tags: readonly string[]): Record<string, string> {
  const few = [...new Set(tags)].slice(0, mostTags);
  return { 'Cache-Tag': few.join(','), 'Surrogate-Key': few.join(' ') };
}

/** In small letters, as some providers know no others. */
function short(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, hashDigits);
}
