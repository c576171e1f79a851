import { consentCookie } from '#contracts/consent.ts';
import { hostCookie } from '#contracts/hostCookie.ts';
import { cookieValues } from './cookies.ts';

/** The signed choice in this browser's cookie; '' if there is none, or several, which cannot be told apart. */
export function keptChoice(): string {
  const [kept = '', ...others] = cookieValues(hostCookie(consentCookie, location.protocol === 'https:'));
  return others.length === 0 ? kept : '';
}
