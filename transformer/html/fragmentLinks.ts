import { decodeHTMLAttribute } from '#decodeEntities';
import { elementOf } from './elements.ts';
import { anchorAttribute } from './headingMarks.ts';

export const noteAttribute = 'data-note';

/** Names without need of escaping. The length is limited as for headings' anchors. */
const linkableName = /^[\p{L}\p{M}\p{N}._:-]{1,80}$/u;

/**
 * Undefined for an invalid name. The `_` avoids collisions with headings and widgets, the hyphen with
 * script variables.
 */
export function noteAnchor(name: string): string | undefined {
  return linkableName.test(name) ? `_note-${name}` : undefined;
}

export function fragmentOf(href: string): string | undefined {
  const address = href.trim();
  if (!address.startsWith('#')) return undefined;
  return decodedFragment(address.slice(1));
}

/** Decodes a fragment. Invalid escapes stay, as in browsers. */
export function decodedFragment(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export function hasFragmentLink(html: string): boolean {
  return /[#&]/.test(html) && /href/i.test(html);
}

export function linkedNames(html: string): string[] {
  const names: string[] = [];
  mapFragmentLinks(html, (name) => {
    names.push(name);
    return name;
  });
  return names;
}

export function namesOfTargets(html: string): string[] {
  const names: string[] = [];
  markTargets(html, (own) => {
    names.push(...own);
    return undefined;
  });
  return names;
}

/** @param nameOf receives an element's `id`, a link's `name`, or a heading's anchor; returns the mark's name */
export function markTargets(
  html: string,
  nameOf: (names: readonly string[], anchor: string | undefined) => string | undefined,
): string {
  return mapTags(html, (tag, element) => {
    if (elementOf(element).fate === 'dropped') return tag;
    const names: string[] = [];
    let anchor: string | undefined;
    mapAttributes(tag, (attribute, value, written) => {
      if (attribute === anchorAttribute) anchor = value;
      const isName = attribute === 'id' || (attribute === 'name' && element === 'a');
      if (isName && noteAnchor(value) !== undefined) names.push(value);
      return written;
    });
    const name = names.length > 0 ? nameOf(names, anchor) : undefined;
    const end = element.length + 1;
    return name === undefined ? tag : `${tag.slice(0, end)} ${noteAttribute}="${name}"${tag.slice(end)}`;
  });
}

/** @param idOf returns the id for a name: the same for an unchanged link, undefined to remove the address */
export function mapFragmentLinks(html: string, idOf: (name: string) => string | undefined): string {
  return mapTags(html, (tag, element) => {
    if (element !== 'a') return tag;
    return mapAttributes(tag, (attribute, value, written) => {
      const name = attribute === 'href' ? fragmentOf(value) : undefined;
      if (name === undefined) return written;
      const id = idOf(name);
      if (id === undefined) return '';
      return id === name ? written : `href="#${id}"`;
    });
  });
}

/** Comments and opening tags. A tag stops at the next `<`, so it is linear. */
const commentOrTag = /<!--[\s\S]*?(?:-->|$)|<[a-z][^<>]*>/gi;
const tagName = /^<([^\s/>]+)/;

function mapTags(html: string, map: (tag: string, element: string) => string): string {
  return html.replace(commentOrTag, (tag) => {
    const name = tag.startsWith('<!') ? undefined : tagName.exec(tag)?.[1];
    return name === undefined ? tag : map(tag, name.toLowerCase());
  });
}

/** Attributes with a value. The lookbehind prevents reading a name twice. */
const attributeWithValue = /(?<=[\s"'/])([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;

function mapAttributes(tag: string, map: (name: string, value: string, written: string) => string): string {
  return tag.replace(
    attributeWithValue,
    (written: string, name: string, double?: string, single?: string, bare?: string) =>
      map(name.toLowerCase(), decodeHTMLAttribute(double ?? single ?? bare ?? ''), written),
  );
}
