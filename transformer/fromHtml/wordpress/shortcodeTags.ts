import type { JsonObject } from '#contracts/json/json.ts';
import type { TextTag } from '../tree/pairTags.ts';

/** Where a shortcode may begin or end; in two brackets it is none. */
const candidate = /\[\[?(\/?)([a-z][\w-]{0,60})(?![\w-])([^[\]]{0,4000}?)(\/?)\](\]?)/gi;
const attribute =
  /([\w-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”″]([^“”″]*)[“”″]|([^\s"'“”″]+))|"([^"]*)"|'([^']*)'|(\S+)/g;

/** With quotes, because researchers write "[n=12]". */
const quotedAttribute = /[\w-]\s*=\s*["'“”″]/;

/**
 * A text as pieces of text and shortcodes. Editors write brackets for other things too, such as "[sic]" and "[1]": a shortcode
 * has a known name, an underscore in its name, attributes in quotes, or an end.
 */
export function shortcodeTagsIn(text: string, isKnown: (name: string) => boolean): (string | TextTag)[] {
  const pieces: (string | TextTag)[] = [];
  let from = 0;
  for (const match of text.matchAll(candidate)) {
    const [all, end, written = '', attributes = '', single, second] = match;
    const name = written.toLowerCase();
    const isDoubled = all.startsWith('[[') && second === ']';
    const isShortcode = name.includes('_') || quotedAttribute.test(attributes) || isKnown(name);
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

/** The names that text closes somewhere, which makes them shortcodes. */
export function endedNamesIn(text: string): string[] {
  return [...text.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi)].map(([, name = '']) => name.toLowerCase());
}

/** Attributes by name; values without a name by their place, from 0. */
function fieldsOf(attributes: string): JsonObject {
  const fields: Record<string, string> = {};
  let place = 0;
  for (const [, name, ...values] of attributes.matchAll(attribute)) {
    const value = values.find((each) => each !== undefined) ?? '';
    fields[name?.toLowerCase() ?? String(place++)] = value;
  }
  return fields;
}
