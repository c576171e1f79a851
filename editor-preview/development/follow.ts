/// <reference types="vite/client" />
import { patch } from '../frame/inFrame/patch.ts';

/** Of the modules that a page loads, more than the editor's own: by default a browser remembers 250. */
const maxRememberedModules = 5_000;

// Vite's client comes with this very expression.
const hot = import.meta.hot;

performance.setResourceTimingBufferSize(maxRememberedModules);
hot?.on('dev:unaccepted', ({ modules }: { modules: readonly string[] }) => {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  if (modules.some((module) => loaded.has(module))) location.reload();
});

if (window.top === window) followPages();
// The preview's frame renders blocks by itself. The tool around it stays, and tells the new frame what is chosen.
else hot?.on('dev:pages', () => location.reload());

/** Brings the open page to what the server makes of it, except for what a reader has done: answers, focus, what is open. */
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

/** @param cache a page may be cached for half a minute: at first it is fetched as it was loaded, then as it is now */
async function fetchPage(cache: RequestCache): Promise<Document> {
  const response = await fetch(location.href, { cache });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
