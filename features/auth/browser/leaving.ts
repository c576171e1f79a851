import { forgetReaderFacts } from '../../../client/reader.ts';
import { authInteractingAttribute } from '../../../contracts/auth.ts';

/**
 * Where a link leads in or out, what is known of the reader is over with its page, on whatever way they leave. It waits for no
 * click: a browser would be gone before this script has come.
 */
export function start(link: Element): void {
  const root = document.documentElement;
  link.addEventListener('click', () => root.setAttribute(authInteractingAttribute, ''));
  addEventListener('pagehide', forgetReaderFacts);
  // Whoever comes back by the browser's own button has not gone on.
  addEventListener('pageshow', () => root.removeAttribute(authInteractingAttribute));
}
