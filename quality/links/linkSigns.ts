import type { LinkSubject } from '../subjects.ts';
import { isPlain } from './address.ts';

/**
 * What a link shows at a glance. An article has dozens of links, and hardly one of them shows anything to most rules:
 *
 * - `unusual`: its address needs a second look; see `isPlain`. Such a link shows all other signs as well.
 * - `host`: its address names a host.
 * - `http`: its address begins with `http:`.
 * - `inside`: its address may be one of the site itself.
 * - `query`: its address has a question mark.
 * - `rel`: it says something of itself.
 */
export type LinkSign = 'unusual' | 'host' | 'http' | 'inside' | 'query' | 'rel';

const bits: Readonly<Record<LinkSign, number>> = {
  unusual: 1,
  host: 2,
  http: 4,
  inside: 8,
  query: 16,
  rel: 32,
};

/** One more than the largest set of signs. */
export const linkSignSets = 64;

const allSigns = linkSignSets - 1;

/** Signs as a set of bits. */
export function linkSignBits(signs: readonly LinkSign[]): number {
  return signs.reduce((set, sign) => set | bits[sign], 0);
}

/** What a link shows, as a set of bits. Never fewer signs than it has. */
export function signsOfLink({ href, rel, article }: LinkSubject): number {
  if (!isPlain(href)) return allSigns;
  let signs = rel === '' ? 0 : bits.rel;
  if (href.includes('?')) signs |= bits.query;
  if (href.startsWith('/')) return signs | bits.inside;
  if (href.startsWith('#')) return signs;
  if (!href.startsWith('https')) signs |= bits.http;
  if (article.settings.ownHosts.length > 0) signs |= bits.inside;
  return signs | bits.host;
}
