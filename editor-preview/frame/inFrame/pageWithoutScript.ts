import type { ServerPage } from './frameServer.ts';

/** Executable scripts, without data blocks. */
const runningScripts = 'script:not([type="application/json"], [type="application/ld+json"])';

/**
 * Shows a server page over the frame's own in a sandboxed frame without scripts: the view of readers without
 * JavaScript. Same-origin, so that it can be updated.
 * @param title the frame's accessible name
 * @returns its document, and its element
 */
export async function pageWithoutScript(
  around: Document,
  { page }: Pick<ServerPage, 'page'>,
  title: string,
): Promise<{ document: Document; element: HTMLElement }> {
  for (const script of page.querySelectorAll(runningScripts)) script.remove();
  // The content security policy allows only this page's inline style; the rest is in the common sheet.
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
