/** `/?p=12` and `/?page_id=12` are one number range. A WordPress in a folder has its own: `/blog/?p=12`. */
const parameters = ['p', 'page_id'];
const numbered = /^\/(?:[a-z0-9_-]+\/){0,8}\?p=[1-9]\d{0,9}$/;
const maxLength = 200;

/** Whether a text is such an address, in the normal form of stored redirects. */
export function isPostNumberAddress(text: string): boolean {
  return text.length <= maxLength && numbered.test(text);
}

/** Normal form; undefined without a post id. `folder` is the path before the query, with a trailing slash. */
export function postNumberAddress(query: URLSearchParams, folder = '/'): string | undefined {
  const number = parameters.map((name) => query.get(name)).find((value) => value !== null);
  const address = `${folder.toLowerCase()}?p=${number}`;
  return isPostNumberAddress(address) ? address : undefined;
}

export function withoutPostNumber(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of parameters) rest.delete(name);
  return rest.size === 0 ? '' : `?${rest}`;
}
