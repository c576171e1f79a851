import { isPlainAddress } from '../../contracts/link.ts';
import { maxHtmlLength } from '../limits.ts';
import { type AllowedTag, isAllowedAttribute, isAllowedTag, nestingLimit } from './allowList.ts';
import { type Attributes, cleanImage, cleanLink } from './cleanAttributes.ts';
import { isVoid, mayHoldText, mayStandIn } from './contentModel.ts';

/**
 * Text, of which `<`, `>` and `&` are escaped in one way each, and the tag behind it. No two parts of it match the same
 * characters, so it takes time in proportion to what it reads, whatever that is.
 */
const token =
  /([^<>&]*(?:&(?:amp|lt|gt);[^<>&]*)*)(?:<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="(?:[^"<>&]|&amp;)*")*)( ?\/)?>)?/y;
const attribute = / ([a-z-]+)="([^"]*)"/g;

/** Anything that nobody sees and parsers differ about. */
const control = /[\p{Cc}--[\n\t]]/v;

/** Addresses made of these mean the same to every reader of HTML and of addresses. */
const plainUrl = /^[\w\-./?#&=%~+,:;@!()*']+$/;

/** The attributes that hold an address, besides those of links and pictures, which have a rule of their own. */
const addressAttributes: readonly string[] = ['cite'];

/**
 * Whether HTML is written so strictly that it is certain, without the sanitiser, that it would take nothing out: tags
 * and attributes of the allow-list alone, in one way of writing, correctly nested and closed. False says nothing: the
 * sanitiser has to look. Bounded by the field's length.
 */
export function isProvablyClean(html: string): boolean {
  return sanitiseStrictHtml(html) !== undefined;
}

/**
 * What the sanitiser would make of HTML, where that can be told without it (see {@link isProvablyClean}); undefined
 * where it cannot. Links and pictures get the attributes that they get there, by the same rules; all else stays as it
 * is, so most fragments come back unchanged.
 */
export function sanitiseStrictHtml(html: string): string | undefined {
  if (html.length > maxHtmlLength || control.test(html)) return undefined;
  const open: AllowedTag[] = [];
  let links = 0;
  let clean = '';
  /** Up to where the input stands in the result. */
  let copied = 0;

  token.lastIndex = 0;
  for (let at = 0; at < html.length; at = token.lastIndex) {
    const match = token.exec(html);
    if (!match) return undefined;
    const [, text = '', slash, tag, attributes = '', closing] = match;
    if (text !== '' && !mayHoldText(open.at(-1)) && /\S/.test(text)) return undefined;
    if (tag === undefined) return token.lastIndex === html.length && open.length === 0 ? rest() : undefined;
    if (!isAllowedTag(tag)) return undefined;
    if (slash === '/') {
      if (open.pop() !== tag || attributes !== '' || closing !== undefined) return undefined;
      if (tag === 'a') links--;
      continue;
    }
    if (!mayStandIn(tag, open.at(-1)) || (closing !== undefined && !isVoid(tag))) return undefined;
    if (tag === 'a' && links++ > 0) return undefined;
    if (isVoid(tag) ? open.length >= nestingLimit : open.push(tag) > nestingLimit) return undefined;
    if (attributes === '' && !isVoid(tag)) continue;
    const written = readAttributes(tag, attributes);
    const kept = written && cleanAttributes(tag, written);
    if (!kept) return undefined;
    const start = token.lastIndex - (match[0].length - text.length);
    clean += `${html.slice(copied, start)}<${tag}${writeAttributes(kept)}${isVoid(tag) ? ' />' : '>'}`;
    copied = token.lastIndex;
  }
  return open.length === 0 ? rest() : undefined;

  function rest(): string {
    return copied === 0 ? html : clean + html.slice(copied);
  }
}

/** The attributes of a tag; undefined where one may not stand there, is repeated, or is not plain. */
function readAttributes(tag: AllowedTag, text: string): Attributes | undefined {
  const attributes: Attributes = {};
  for (const [, name = '', escaped = ''] of text.matchAll(attribute)) {
    const isEmptyAlt = escaped === '' && name === 'alt';
    if (!isAllowedAttribute(tag, name) || Object.hasOwn(attributes, name)) return undefined;
    if (name === 'srcset' || (escaped === '' && !isEmptyAlt)) return undefined;
    const value = escaped.replaceAll('&amp;', '&');
    if (addressAttributes.includes(name) && !isPlain(value)) return undefined;
    attributes[name] = value;
  }
  return attributes;
}

/** What the attributes become; undefined where something would be taken out, or the address is not a plain one. */
function cleanAttributes(tag: AllowedTag, attributes: Attributes): Attributes | undefined {
  if (tag !== 'a' && tag !== 'img') return attributes;
  const address = tag === 'a' ? attributes.href : attributes.src;
  // A link without an address leads nowhere and loses nothing. A picture without one goes.
  if (address === undefined ? tag === 'img' : !isPlain(address)) return undefined;
  let loses = false;
  const note = () => {
    loses = true;
  };
  const kept = tag === 'a' ? cleanLink(attributes, note) : cleanImage(attributes, note);
  return loses ? undefined : kept;
}

function isPlain(address: string): boolean {
  return plainUrl.test(address) && isPlainAddress(address);
}

function writeAttributes(attributes: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    text += value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${escapeValue(value)}"`;
  }
  return text;
}

/** As the sanitiser writes it. */
function escapeValue(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
