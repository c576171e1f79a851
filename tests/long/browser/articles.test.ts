import { frameWidths } from '#features/gallery/addresses.ts';
import { flawlessArticle, visitArticle } from '../../browser/support/articleVisit.ts';
import { despiteStalls } from '../../browser/support/stalls.ts';
import { readArticleFiles } from '../../fixtures/articleFiles.ts';

const paths = readArticleFiles().map(({ article }) => article.path);

describe.each(frameWidths)('an article in a window of %i pixels', (width) => {
  test.each(paths)('%s hydrates, stays in place, is silent and accessible', async (path) => {
    expect(await despiteStalls(() => visitArticle(path, width))).toEqual(flawlessArticle);
  });
});
