/**
 * `<cite data-source="nih-magnesium"></cite>`. Normalising appends the numbers of source and mark,
 * `nih-magnesium 3 2`, so that HTML renders without context. Ids contain no blanks.
 */
export interface CiteMark {
  id: string;
  number: number;
  nth: number;
}

/** Makes a `cite` element a mark; without it, the element is the title of a work. */
export const sourceAttribute = 'data-source';

/** Stops at the next tag, so unclosed tags stay linear. */
const citeTag = /<cite[\s/][^<>]*>/gi;
const source = /(?<=[\s"'/])data-source\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** @param resolve called for each mark in text order; undefined removes the mark */
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

export function readCiteMark(value: string): CiteMark | undefined {
  const [, id, number, nth] = resolved.exec(value) ?? [];
  return id === undefined ? undefined : { id, number: Number(number), nth: Number(nth) };
}
