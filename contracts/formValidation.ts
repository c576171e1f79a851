/** The rules for what readers fill in. Pure, and the same in the browser and on the server. */

/** A part of an address before the `@`, between dots: no blanks, no dots, and nothing that has a meaning in addresses. */
const localWord = String.raw`[^\s@<>\(\)\[\]\\.,;:"]+`;
/** A name of letters, or of others than Latin ones in the form that machines write (`xn--…`). */
const ending = String.raw`(?:\p{L}{2,}|[xX][nN]--[\p{L}\p{N}\-]+)`;
const domain = String.raw`(?:[\p{L}\p{N}\-]+\.)+${ending}`;
const bracketedIp = String.raw`\[\d{1,3}(?:\.\d{1,3}){3}\]`;

/** A local part, an `@`, and a domain or a bracketed IP address; also for the attribute `pattern` of an input. */
export const emailPattern = String.raw`${localWord}(?:\.${localWord})*@(?:${domain}|${bracketedIp})`;

/**
 * What a reader is told of an address that is none, in every form that asks for one.
 *
 * @public
 */
export const emailMessage = 'Please enter a valid email address.';

/** The longest that mail servers take, in characters: of an address, and of its local part. */
const maxEmailLength = 254;
const maxLocalLength = 64;

const wholeEmail = new RegExp(`^${emailPattern}$`, 'v');

/** Whether a text is an email address, but for blanks around it. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return (
    address.length <= maxEmailLength && address.lastIndexOf('@') <= maxLocalLength && wholeEmail.test(address)
  );
}
