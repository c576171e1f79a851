/**
 * The rules for what people fill in: readers in forms, editors in texts. Pure, and the same in the browser and on the
 * server. That HTML parses is for `transformer/html/`, which reports it as `html/unreadable`.
 */

/** A part of an address before the `@`, between dots: no blanks, no dots, and nothing that has a meaning in addresses. */
const localWord = String.raw`[^\s@<>\(\)\[\]\\.,;:"]+`;
const domain = String.raw`(?:[\p{L}\p{N}\-]+\.)+\p{L}{2,}`;
const bracketedIp = String.raw`\[\d{1,3}(?:\.\d{1,3}){3}\]`;

/** A local part, an `@`, and a domain or a bracketed IP address; also for the attribute `pattern` of an input. */
export const emailPattern = String.raw`${localWord}(?:\.${localWord})*@(?:${domain}|${bracketedIp})`;

/** What a reader is told of an address that is none. */
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

/** Whether a text says nothing: a text that is required and blank is as good as missing, and its block shows nothing. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** What nobody reads of HTML: comments, tags, blanks. A tag ends at the next one, or it would be searched again and again. */
const unread = /<!--[\s\S]*?(?:-->|$)|<[^<>]*>|[\s\u00AD\u200B-\u200D\u2060]/g;
const unreadEntity =
  /&(?:nbsp|ensp|emsp|thinsp|shy|zwj|zwnj|ZeroWidthSpace|#(?:0*(?:8203|160|173|10|13|32|9)|x0*(?:200b|20|a0|ad|a|d|9)));?/gi;
const picture = /<img\b/i;

/** Whether HTML says nothing: no text once its tags are gone, and no picture. `<p>&nbsp;</p>` is as blank as no text. */
export function isBlankHtml(html: string): boolean {
  return !picture.test(html) && html.replace(unread, '').replace(unreadEntity, '') === '';
}
