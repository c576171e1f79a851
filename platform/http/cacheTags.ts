import { createHash } from 'node:crypto';

/** On every tagged page: purged when the site's configuration changes, or changes may have been missed. */
export const siteTag = 'site';
/** On pages that list articles of the whole site. */
export const listTag = 'list';

/** More would make headers long and purges slow. */
const mostTags = 16;
/** 48 bits: a collision among a million paths is rare, and only purges one page too many. */
const hashDigits = 12;

/** Tag of an article's page, and of pages that show it. */
export function articleTag(path: string): string {
  return `a-${short(path)}`;
}

/** Tag of all articles of a section, for operators to purge. No change of one article purges it. */
export function sectionTag(path: string): string {
  return `s-${short(path)}`;
}

/** Tag of a section's list. */
export function sectionListTag(path: string): string {
  return `l-${short(path)}`;
}

/** Whether a page can carry all of these tags. */
export function canCarry(tags: readonly string[]): boolean {
  return new Set(tags).size <= mostTags;
}

/** Cache-tag headers of a page. Tags beyond the limit are dropped, so the first matter most. */
export function tagHeaders(tags: readonly string[]): Record<string, string> {
  const few = [...new Set(tags)].slice(0, mostTags);
  return { 'Cache-Tag': few.join(','), 'Surrogate-Key': few.join(' ') };
}

/** In lower case, because some providers know no other. */
function short(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, hashDigits);
}
