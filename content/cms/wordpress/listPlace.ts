import { ContentUnavailableError } from '../../source/errors.ts';

/** A page of one type's list, the oldest post first: later posts move no other to another page. */
export interface ListPlace {
  /** As REST calls the type: `posts`. */
  type: string;
  page: number;
  /** Posts a page. Pages that are counted go on as long as they were. */
  size: number;
}

export const pageSize = 100;
/** Of whole posts: WordPress makes the HTML of each. */
export const wholePageSize = 25;

/** @throws ContentUnavailableError `mismatch` where it is none of ours: the list is read from its beginning then */
export function placeOf(cursor: string | undefined, types: readonly string[], isWhole: boolean): ListPlace {
  const size = isWhole ? wholePageSize : pageSize;
  if (cursor === undefined) return { type: types[0] ?? 'posts', page: 1, size };
  const [, type = '', page, counted] = /^(\S+) ([1-9]\d{0,6})x(25|100)$/.exec(cursor) ?? [];
  if (!types.includes(type))
    throw new ContentUnavailableError('mismatch', 'WordPress’s list has no such place.');
  return { type, page: Number(page), size: page === '1' ? size : Number(counted) };
}

/** The cursor of the page behind one; undefined where it was the last page of the last type. */
export function cursorAfter(
  { type, page, size }: ListPlace,
  types: readonly string[],
  isLastOfType: boolean,
): string | undefined {
  if (!isLastOfType) return `${type} ${page + 1}x${size}`;
  const next = types[types.indexOf(type) + 1];
  return next === undefined ? undefined : `${next} 1x${size}`;
}
