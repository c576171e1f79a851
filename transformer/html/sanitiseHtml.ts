import sanitize from 'sanitize-html';
import { maxHtmlLength } from '../limits.ts';
import {
  allowedAttributes,
  allowedTags,
  attributesOfAnyTag,
  isAllowedAttribute,
  isAllowedTag,
  nestingLimit,
} from './allowList.ts';
import { cleanImage, cleanLink, type Note, type PictureLoading, type Removal } from './cleanAttributes.ts';
import { elementsWithFate } from './elements.ts';

export interface SanitisedHtml {
  html: string;
  /** Each kind of removal once, in the order met. */
  removals: readonly Removal[];
}

/** How many removals are told of one fragment: the first few say what is wrong with it. */
const maxRemovals = 20;
const maxEvidenceLength = 80;

/**
 * Cleans a fragment of rich HTML by allow-list. Bounded in time by the field's length and the nesting limit; the
 * result's tags are balanced, so nothing leaks out of its block.
 *
 * Links keep their address only if their scheme is one of those that {@link checkLink} accepts, and say what they
 * are (`rel`); pictures come from https or this site, through the image proxy.
 *
 * @param nextPicture how the next picture loads; asked for each that can be shown
 */
export function sanitiseHtml(html: string, nextPicture: () => PictureLoading = () => 'lazy'): SanitisedHtml {
  const removals = new Map<string, Removal>();
  const note: Note = (kind, what) => {
    const shown = what.length > maxEvidenceLength ? `${what.slice(0, maxEvidenceLength)}…` : what;
    const key = `${kind} ${shown}`;
    if (removals.size < maxRemovals && !removals.has(key)) removals.set(key, { kind, what: shown });
  };

  let source = html;
  if (source.length > maxHtmlLength) {
    note('length', `${source.length} characters`);
    source = source.slice(0, maxHtmlLength);
  }
  // Plain text is the commonest field of all, and has nothing to sanitise.
  if (!/[<&\0]/.test(source))
    return { html: source.replaceAll('>', '&gt;'), removals: [...removals.values()] };

  const clean = sanitize(source, {
    allowedTags: [...allowedTags],
    allowedAttributes: allowedAttributesByTag,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [...elementsWithFate('dropped')],
    nestingLimit,
    onOpenTag: (tag, attributes) => {
      if (!isAllowedTag(tag)) return note('tag', tag);
      for (const name of Object.keys(attributes)) {
        if (!isAllowedAttribute(tag, name)) note('attribute', `${tag}[${name}]`);
      }
    },
    transformTags: {
      a: (tagName, attributes) => ({ tagName, attribs: cleanLink(attributes, note) }),
      img: (tagName, attributes) => ({ tagName, attribs: cleanImage(attributes, note, nextPicture) }),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
  });
  return { html: clean, removals: [...removals.values()] };
}

const allowedAttributesByTag: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  '*': [...attributesOfAnyTag],
};
