/**
 * Cookies of this site's own, for what runs on its pages. The package that the server reads and writes them with is seven times as long as
 * this, and comes to readers.
 */

/** The values of all cookies of this name, as they stand there: more than one where somebody else has set one for the whole domain. */
export function cookieValues(name: string): string[] {
  const beginning = `${name}=`;
  const found = document.cookie.split('; ').filter((pair) => pair.startsWith(beginning));
  return found.map((pair) => pair.slice(beginning.length));
}

/** Keeps a cookie of this site's own for so many seconds; for none it is taken away. */
export function keepCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
