/** A word of the local part, between dots, without special characters. */
const localWord = String.raw`[^\s@<>\(\)\[\]\\.,;:"]+`;
/** A top-level domain: letters, or punycode (`xn--…`). */
const ending = String.raw`(?:\p{L}{2,}|[xX][nN]--[\p{L}\p{N}\-]+)`;
const domain = String.raw`(?:[\p{L}\p{N}\-]+\.)+${ending}`;
const bracketedIp = String.raw`\[\d{1,3}(?:\.\d{1,3}){3}\]`;

/** Local part, `@`, and a domain or a bracketed IP address; also for the attribute `pattern` of an input. */
export const emailPattern = String.raw`${localWord}(?:\.${localWord})*@(?:${domain}|${bracketedIp})`;

/** @public */
export const emailMessage = 'Please enter a valid email address.';

/** Limits of mail servers, in characters: of an address, and of its local part. */
const maxEmailLength = 254;
const maxLocalLength = 64;

const wholeEmail = new RegExp(`^${emailPattern}$`, 'v');

export function isEmail(text: string): boolean {
  const address = text.trim();
  return (
    address.length <= maxEmailLength && address.lastIndexOf('@') <= maxLocalLength && wholeEmail.test(address)
  );
}
