import { createArticleRenderer } from '#editor-preview/app/frame/inFrame/articleRenderer.ts';
import { type FieldsOnPage, fieldsOnPage } from '#editor-preview/app/frame/inFrame/fieldsOnPage.ts';
import type { PointedAt } from '#editor-preview/app/frame/inFrame/tracing/traceFields.ts';
import { type LoadedRegistry, loadRegistry } from '#transformer/registry/widget.ts';
import { wholeContract } from '#transformer/validate/wholeContract.ts';
import { registry } from '#widgets/registry.ts';
import { testSite } from '../../../../support/site.ts';

let widgets: LoadedRegistry;
beforeAll(async () => {
  widgets = await loadRegistry(registry);
});

export function tracedPage(
  blocks: readonly unknown[],
  { title = 'The title' } = {},
): { fields: FieldsOnPage; column: Element; show: (next: readonly unknown[]) => void; trials: () => number } {
  let trials = 0;
  let article = { path: '/a', title, blocks };
  const renderer = createArticleRenderer(
    {
      path: '/a',
      sequence: 0,
      site: { name: testSite.name, origin: testSite.origin, content: testSite.content, linkNetworkHosts: [] },
      islandScripts: {},
      wideClass: 'wide',
    },
    { registry: widgets, contract: wholeContract },
  );
  document.body.innerHTML = `<main><h1>${title}</h1><div data-blocks></div></main>`;
  const column = document.querySelector('[data-blocks]');
  if (!column) throw new Error('The page has no column.');
  const show = (next: readonly unknown[]): void => {
    article = { ...article, blocks: next };
    column.innerHTML = renderer
      .render(article)
      .map(({ html }) => html)
      .join('');
  };
  show(blocks);
  // A busy machine gives nothing up here.
  const standing = (): number => 0;
  const onTrial: typeof renderer.onTrial = (id) => {
    const block = renderer.onTrial(id);
    if (!block) return undefined;
    return {
      ...block,
      renderAs: (prepared) => {
        trials++;
        return block.renderAs(prepared);
      },
    };
  };
  const fields = fieldsOnPage(document, () => article, onTrial, true, standing);
  return { fields, column, show, trials: () => trials };
}

/** A press on a text, before its sign of this number. */
export function pressOn(text: string, offset = 0, which = 0): PointedAt {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let found = -1;
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (!(node instanceof Text) || node.parentElement?.localName === 'script' || !node.data.includes(text))
      continue;
    if (++found < which || !node.parentElement) continue;
    return { element: node.parentElement, text: { node, offset: node.data.indexOf(text) + offset } };
  }
  throw new Error(`Nothing says “${text}”.`);
}
