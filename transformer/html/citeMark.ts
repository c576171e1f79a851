/**
 * A mark in rich text that cites a source. Authors write `<cite data-source="nih-magnesium"></cite>`, with the id of an
 * entry in the article's list of sources. On the way to the page the value gets the number of the source and that of
 * the mark behind it, `nih-magnesium 3 2`: so the HTML says all that its rendering needs, and nothing has to be known
 * of the page around it. An id has no blanks, so the two are never mistaken for each other.
 */
export interface CiteMark {
  id: string;
  /** The source's place in the list, from 1. */
  number: number;
  /** Which of the marks of this source it is, from 1. */
  nth: number;
}

/** The attribute that makes a `cite` element a mark. Without it, the element holds the title of a work. */
export const sourceAttribute = 'data-source';

/** Stops at the next tag, so that a text of unfinished tags takes no more time than its length. */
const citeTag = /<cite[\s/][^<>]*>/gi;
const source = /(?<=[\s"'/])data-source\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * Writes behind the id of each mark what is known of it.
 *
 * @param resolve is asked for each mark in the order of the text; a mark of which it knows nothing is no longer one
 */
export function mapCiteMarks(html: string, resolve: (id: string) => CiteMark | undefined): string {
  if (!/data-source/i.test(html)) return html;
  return html.replace(citeTag, (tag) =>
    tag.replace(source, (_attribute, double?: string, single?: string, bare?: string) => {
      const mark = resolve((double ?? single ?? bare ?? '').trim());
      return mark ? `${sourceAttribute}="${mark.id} ${mark.number} ${mark.nth}"` : '';
    }),
  );
}

const resolved = /^([A-Za-z0-9][A-Za-z0-9._:-]{0,79}) ([1-9]\d{0,3}) ([1-9]\d{0,4})$/;

/** Reads what {@link mapCiteMarks} wrote; undefined where it has written nothing. */
export function readCiteMark(value: string): CiteMark | undefined {
  const [, id, number, nth] = resolved.exec(value) ?? [];
  return id === undefined ? undefined : { id, number: Number(number), nth: Number(nth) };
}
