import { consentCookie } from '../contracts/consent.ts';
import { hostCookie } from '../contracts/hostCookie.ts';

/**
 * The signed choice that this browser keeps; '' where there is none, or more than one: then somebody else has set one of them, and
 * nothing tells which.
 */
export function keptChoice(): string {
  const beginning = `${hostCookie(consentCookie, location.protocol === 'https:')}=`;
  const kept = document.cookie.split('; ').filter((pair) => pair.startsWith(beginning));
  return kept.length === 1 ? (kept[0] ?? '').slice(beginning.length) : '';
}
