/** First-party cookies for scripts of pages. The server's cookie package is seven times this size. */

/** All values of cookies of this name: there are more if another one was set for the whole domain. */
export function cookieValues(name: string): string[] {
  const beginning = `${name}=`;
  const found = document.cookie.split('; ').filter((pair) => pair.startsWith(beginning));
  return found.map((pair) => pair.slice(beginning.length));
}

export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
