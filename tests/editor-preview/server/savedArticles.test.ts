import { anonymousReader } from '#contracts/previewReader.ts';
import { SavedArticles } from '#editor-preview/server/articles/savedArticles.ts';
import { checkSaved } from '#editor-preview/server/checks/savedChecks.ts';
import type { UnlistedArticle } from '#editor-preview/store/list/listedArticles.ts';
import { renderPage, type YieldingRender } from '#shell/renderPage.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';
import { heading } from '../../support/someBlocks.ts';

const path = '/saved/zinc';
const articleOf = (title: string) => ({ path, title, blocks: [heading('start', 'Begin')] });

async function counting() {
  const renderer = await pageRenderer();
  const count = { renders: 0, checks: 0 };
  const render: YieldingRender = async (article, context) => {
    count.renders += 1;
    return renderPage(article, context, renderer);
  };
  const saved = new SavedArticles({
    render,
    check: async (_article, _path, found) => {
      count.checks += 1;
      return [...found];
    },
  });
  return { saved, count };
}

describe('an article that rests after typing', () => {
  test('is rendered once and checked once, for the preview, its problems and the list', async () => {
    const { saved, count } = await counting();
    const unlisted: UnlistedArticle[] = [{ path, revision: '7', body: articleOf('Zinc') }];
    const listed = { missing: async () => unlisted.splice(0), keep: async () => undefined };
    // Each has read it from the database itself.
    const [page, problems] = await Promise.all([
      saved.page(articleOf('Zinc'), path, anonymousReader),
      saved.problems(articleOf('Zinc'), path),
      checkSaved({ saved, listed }, new AbortController().signal),
    ]);
    expect(page.document?.html).toContain('<title>Zinc');
    expect(problems).toEqual(page.problems);
    expect(count).toEqual({ renders: 1, checks: 1 });
    await saved.problems(articleOf('Zinc'), path);
    expect(count).toEqual({ renders: 1, checks: 1 });
  });

  test('is another one where something was typed, for another reader, and when other articles have changed', async () => {
    const { saved, count } = await counting();
    await saved.page(articleOf('Zinc'), path, anonymousReader);
    await saved.page(articleOf('Zinc!'), path, anonymousReader);
    await saved.page(articleOf('Zinc'), path, { ...anonymousReader, country: 'DE' });
    expect(count.renders).toBe(3);
    saved.forget();
    await saved.page(articleOf('Zinc'), path, anonymousReader);
    expect(count.renders).toBe(4);
  });

  test('is tried again where it could not be rendered', async () => {
    let isBroken = true;
    const renderer = await pageRenderer();
    const saved = new SavedArticles({
      render: async (article, context) => {
        if (isBroken) throw new Error('busy');
        return renderPage(article, context, renderer);
      },
      check: async () => [],
    });
    await expect(saved.problems(articleOf('Zinc'), path)).rejects.toThrow('busy');
    isBroken = false;
    expect(await saved.problems(articleOf('Zinc'), path)).toEqual([]);
  });
});
