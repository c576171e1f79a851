import type { JsonObject } from '#contracts/json/json.ts';
import type { TextTag } from '../tree/pairTags.ts';

/** Double brackets escape a shortcode. */
const candidate = /\[\[?(\/?)([a-z][\w-]{0,60})(?![\w-])([^[\]]{0,4000}?)(\/?)\](\]?)/gi;
const attribute =
  /([\w-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”″]([^“”″]*)[“”″]|([^\s"'“”″]+))|"([^"]*)"|'([^']*)'|(\S+)/g;

/** With quotes, or known attribute names, because researchers write "[n=12]" and "[adjusted OR=1.4]". */
const surelyAttribute =
  /[\w-]\s*=\s*["'“”″]|\s(?:columns|form|href|ids?|layout|limit|slug|src|template|title|url)\s?=\s?[^\s=]/;

/** Shortcodes of common plug-ins without an underscore in their name. */
const ofPlugIns: ReadonlySet<string> = new Set([
  'contact-form-7',
  'elementor-template',
  'formidable',
  'forminator',
  'gravityform',
  'instagram-feed',
  'metaslider',
  'ninja-forms',
  'smartslider3',
  'tablepress',
  'wpdatatable',
  'wpforms',
]);

/**
 * Brackets have other uses, such as "[sic]" and "[1]". A shortcode has a known name, an underscore, quoted
 * attributes, a slash before its bracket, or an end.
 */
export function shortcodeTagsIn(text: string, isKnown: (name: string) => boolean): (string | TextTag)[] {
  const pieces: (string | TextTag)[] = [];
  let from = 0;
  for (const match of text.matchAll(candidate)) {
    const [all, end, written = '', attributes = '', single, second] = match;
    const name = written.toLowerCase();
    const isDoubled = all.startsWith('[[') && second === ']';
    const isSingle = single !== '' && name.length > 2 && /\s$/.test(attributes);
    const isShortcode =
      name.includes('_') ||
      isSingle ||
      surelyAttribute.test(attributes) ||
      ofPlugIns.has(name) ||
      isKnown(name);
    if (!isDoubled && !isShortcode) continue;
    pieces.push(text.slice(from, match.index));
    from = match.index + all.length;
    if (isDoubled) pieces.push(all.slice(1, -1));
    else {
      if (all.startsWith('[[')) pieces.push('[');
      pieces.push({
        type: 'text-tag',
        place: end ? 'closing' : single ? 'single' : 'opening',
        name,
        fields: fieldsOf(attributes),
      });
      if (second) pieces.push(']');
    }
  }
  pieces.push(text.slice(from));
  return pieces.filter((piece) => piece !== '');
}

/** A name with a closing tag is a shortcode. */
export function endedNamesIn(text: string): string[] {
  if (!text.includes('[/')) return [];
  return [...text.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi)].map(([, name = '']) => name.toLowerCase());
}

function fieldsOf(attributes: string): JsonObject {
  const fields: Record<string, string> = {};
  let place = 0;
  for (const [, name, ...values] of attributes.matchAll(attribute)) {
    const value = values.find((each) => each !== undefined) ?? '';
    fields[name?.toLowerCase() ?? String(place++)] = value;
  }
  return fields;
}
