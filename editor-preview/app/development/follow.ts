/// <reference types="vite/client" />
import { patch } from '../frame/inFrame/patch.ts';

/** More than the editor's modules, the most of any page: by default browsers remember only 250 resources. */
const maxRememberedModules = 5_000;

// Vite's client recognises this exact expression.
const hot = import.meta.hot;

performance.setResourceTimingBufferSize(maxRememberedModules);
hot?.on('dev:unaccepted', ({ modules }: { modules: readonly string[] }) => {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  if (modules.some((module) => loaded.has(module))) location.reload();
});

if (window.top === window) followPages();
// The frame renders blocks itself. The tool around it stays, and sends the selection to the new frame.
else hot?.on('dev:pages', () => location.reload());

/** Preserves the reader's state: answers, focus, open parts. */
function followPages(): void {
  let shown = fetchPage('default');
  hot?.on('dev:pages', () => {
    shown = shown.then(async (before) => {
      const after = await fetchPage('reload');
      const [style, newStyle] = [document, after].map((page) =>
        page.head.querySelector('style:not([data-vite-dev-id])'),
      );
      if (style && newStyle && !style.isEqualNode(newStyle))
        style.replaceWith(document.importNode(newStyle, true));
      document.title = after.title;
      patch(document.body, before.body, after.body);
      return after;
    });
    shown.catch(reportError);
  });
}

/**
 * @param cache pages are cacheable for half a minute: the first fetch is the loaded version, the second
 * the current one
 */
async function fetchPage(cache: RequestCache): Promise<Document> {
  const response = await fetch(location.href, { cache });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
