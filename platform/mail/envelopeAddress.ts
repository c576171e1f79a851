import { isIPv4 } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { isPublicAddress } from '../upstream/publicAddress.ts';

/**
 * The domain in ASCII, or a public IP address in brackets.
 * @returns undefined if mail servers may read another address: full-width or invisible letters, a dot at the end
 */
export function envelopeAddress(typed: string): string | undefined {
  const [local, domain] = partsOf(typed.trim().normalize('NFC'));
  if (local === '' || /\p{C}/u.test(local) || local !== local.normalize('NFKC')) return undefined;
  const [, literal] = /^\[(.*)\]$/.exec(domain) ?? [];
  if (literal !== undefined)
    return isIPv4(literal) && isPublicAddress(literal) ? `${local}@${domain}` : undefined;
  const lower = domain.toLowerCase();
  const host = domainToASCII(lower);
  const isOneSpelling = host !== '' && (lower === host || lower === domainToUnicode(host));
  return isOneSpelling && !isIPv4(host) && !host.split('.').includes('') ? `${local}@${host}` : undefined;
}

/** Equal for all spellings of an address: lower case, the domain in Unicode. */
export function addressKey(typed: string): string {
  const [local, domain] = partsOf((envelopeAddress(typed) ?? typed.trim().normalize('NFC')).toLowerCase());
  return `${local}@${domainToUnicode(domain) || domain}`;
}

function partsOf(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
}
