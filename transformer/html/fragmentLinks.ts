import { decodeHTMLAttribute } from '#decodeEntities';
import { elementOf } from './elements.ts';
import { anchorAttribute } from './headingMarks.ts';

/** The attribute that carries the name of a link target from the article to {@link noteAnchor}. */
export const noteAttribute = 'data-note';

/** Names that need no escape in HTML and in addresses. The bound is that of a heading's anchor. */
const linkableName = /^[\p{L}\p{M}\p{N}._:-]{1,80}$/u;

/**
 * The id on the page of a link target that its author named so; undefined for a name that cannot be one. No heading and
 * no widget has an id that starts with `_`, and the hyphen keeps it from being the name of a script's variable.
 */
export function noteAnchor(name: string): string | undefined {
  return linkableName.test(name) ? `_note-${name}` : undefined;
}

/** The name that an address leads to on its own page, percent-decoded; undefined for an address of another page. */
export function fragmentOf(href: string): string | undefined {
  const address = href.trim();
  if (!address.startsWith('#')) return undefined;
  return decodedFragment(address.slice(1));
}

/** A fragment without percent escapes. Not every percent sign begins one; browsers then take the name as it is. */
export function decodedFragment(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Whether a text may have a link to a place on its own page. Cheap: most texts have none. */
export function hasFragmentLink(html: string): boolean {
  return /[#&]/.test(html) && /href/i.test(html);
}

/** The names that links in a text lead to on their own page. */
export function linkedNames(html: string): string[] {
  const names: string[] = [];
  mapFragmentLinks(html, (name) => {
    names.push(name);
    return name;
  });
  return names;
}

/** The names in a text that links can lead to. */
export function namesOfTargets(html: string): string[] {
  const names: string[] = [];
  markTargets(html, (own) => {
    names.push(...own);
    return undefined;
  });
  return names;
}

/**
 * Marks link targets with {@link noteAttribute}.
 *
 * @param nameOf receives the names of one element, of its `id` and, on a link, `name`, and the anchor of a marked heading; gives the name
 *   to mark it with
 */
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

/**
 * Changes where links to a place on their own page lead.
 *
 * @param idOf gives the id for a name: the name itself for a link that stays, undefined for one that loses its address
 */
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

/** Comments and opening tags. A tag stops at the next `<`, so the time is proportional to the text. */
const commentOrTag = /<!--[\s\S]*?(?:-->|$)|<[a-z][^<>]*>/gi;
const tagName = /^<([^\s/>]+)/;

function mapTags(html: string, map: (tag: string, element: string) => string): string {
  return html.replace(commentOrTag, (tag) => {
    const name = tag.startsWith('<!') ? undefined : tagName.exec(tag)?.[1];
    return name === undefined ? tag : map(tag, name.toLowerCase());
  });
}

/** Attributes with a value. One begins behind a blank, a slash or a quotation mark, so that no name is read twice. */
const attributeWithValue = /(?<=[\s"'/])([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;

function mapAttributes(tag: string, map: (name: string, value: string, written: string) => string): string {
  return tag.replace(
    attributeWithValue,
    (written: string, name: string, double?: string, single?: string, bare?: string) =>
      map(name.toLowerCase(), decodeHTMLAttribute(double ?? single ?? bare ?? ''), written),
  );
}
