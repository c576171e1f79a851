/** Addresses by which WordPress names a post whatever its path: `/?p=12`, and `/?page_id=12` of a page. Both count in one row. */
const parameters = ['p', 'page_id'];
const numbered = /^\/\?p=[1-9]\d{0,9}$/;

/** Whether a text is such an address in the one form in which its redirect is stored. */
export function isPostNumberAddress(text: string): boolean {
  return numbered.test(text);
}

/** The address in that form; undefined where a query names no post. */
export function postNumberAddress(query: URLSearchParams): string | undefined {
  const number = parameters.map((name) => query.get(name)).find((value) => value !== null);
  const address = `/?p=${number}`;
  return isPostNumberAddress(address) ? address : undefined;
}

/** What else a query says, with its question mark; blank where that is nothing. */
export function withoutPostNumber(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of parameters) rest.delete(name);
  return rest.size === 0 ? '' : `?${rest}`;
}
