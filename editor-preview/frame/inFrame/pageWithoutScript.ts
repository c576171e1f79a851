import type { ServerPage } from './frameServer.ts';

/** Scripts that would run, and not those that are data. */
const runningScripts = 'script:not([type="application/json"], [type="application/ld+json"])';

/**
 * Shows a page of the server's over the one in the frame, in a frame of its own in which no script can run: what
 * readers get whose browser runs none. It is of our origin all the same, so that we can change it as the article changes.
 *
 * @param title what that frame is called
 * @returns its document, and its window's element
 */
export async function pageWithoutScript(
  around: Document,
  { page }: Pick<ServerPage, 'page'>,
  title: string,
): Promise<{ document: Document; element: HTMLElement }> {
  for (const script of page.querySelectorAll(runningScripts)) script.remove();
  // The policy of this page allows its own style sheet and no other; what it lacks is in the sheet of all blocks.
  const style = page.createElement('style');
  style.textContent = around.querySelector('style')?.textContent ?? '';
  page.head.append(style);
  const element = around.createElement('iframe');
  element.title = title;
  element.sandbox.add('allow-same-origin');
  Object.assign(element.style, {
    position: 'fixed',
    inset: '0',
    inlineSize: '100%',
    blockSize: '100%',
    border: '0',
    zIndex: '2147483647',
    background: 'Canvas',
  });
  element.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
  const loaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
  around.documentElement.append(element);
  await loaded;
  if (!element.contentDocument) throw new Error('The page without scripts cannot be reached.');
  return { document: element.contentDocument, element };
}
