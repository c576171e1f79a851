import { createHash } from 'node:crypto';

/** On every tagged page: purged when the site's configuration changes, or changes may have been missed. */
export const siteTag = 'site';
/** On pages that list articles of the whole site. */
export const listTag = 'list';

/** More would make headers long and purges slow. */
const mostTags = 16;
const hashDigits = 12;

export function articleTag(path: string): string {
  return `a-${short(path)}`;
}

/** For operators: no change of one article purges it. */
export function sectionTag(path: string): string {
  return `s-${short(path)}`;
}

export function sectionListTag(path: string): string {
  return `l-${short(path)}`;
}

export function canCarry(tags: readonly string[]): boolean {
  return new Set(tags).size <= mostTags;
}

/** Drops tags beyond the limit, so the first matter most. */
export function tagHeaders(tags: readonly string[]): Record<string, string> {
  const few = [...new Set(tags)].slice(0, mostTags);
  return { 'Cache-Tag': few.join(','), 'Surrogate-Key': few.join(' ') };
}

/** In lower case, because some providers know no other. */
function short(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, hashDigits);
}
