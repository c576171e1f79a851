import { forgetReaderFacts } from '../../../client/reader.ts';
import { authInteractingAttribute } from '../../../contracts/auth.ts';

/** Where a link leads in or out, what is known of the reader is over with the click, and the page is about to go. */
export function start(link: Element): void {
  const root = document.documentElement;
  link.addEventListener('click', () => {
    root.setAttribute(authInteractingAttribute, '');
    forgetReaderFacts();
  });
  // Whoever comes back by the browser's own button has not gone on.
  addEventListener('pageshow', () => root.removeAttribute(authInteractingAttribute));
}
