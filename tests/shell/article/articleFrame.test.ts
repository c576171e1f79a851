import { articleFrame, type KeptFrame } from '../../../shell/article/articleFrame.tsx';
import { createHtmlRenderer } from '../../../transformer/html/htmlRenderer.ts';
import { testShell, transformedArticle } from '../support.ts';

const kind = { preview: false, isHome: false, place: 'control' } as const;
const shell = { ...testShell, html: createHtmlRenderer(0) };

function keptFrames() {
  const kept = new Map<string, KeptFrame>();
  return { kept, shell: { ...shell, frameCache: kept } };
}

const heading = (text: string) => ({
  type: 'heading',
  data: { text, anchor: text.toLowerCase() },
  html: `<h2>${text}</h2>`,
});
const sections = ['Sleep', 'Light', 'Food', 'Rest'].map(heading);
const scorecard = (rating: number) => ({
  type: 'scorecard',
  data: { productName: 'Norrland', rating },
  html: '<article></article>',
});
const faq = (answer: string) => ({
  type: 'faq',
  data: { items: [{ question: 'How long?', answer }] },
  html: '<details></details>',
});

describe("an article's frame", () => {
  test('is kept while blocks change that it shows nothing of', () => {
    const { kept, shell } = keptFrames();
    const first = articleFrame(transformedArticle({}, [{ type: 'list', html: '<ul></ul>' }]), kind, shell);
    expect(articleFrame(transformedArticle({}, [{ type: 'quote', html: '<p></p>' }]), kind, shell)).toBe(
      first,
    );
    expect(kept.size).toBe(1);
  });

  test.each([
    ['title', transformedArticle({ title: 'Other' }), kind],
    ['date', transformedArticle({ updatedAt: '2026-05-04T09:00:00Z' }), kind],
    ['sections', transformedArticle({}, sections), kind],
    ['answers', transformedArticle({}, [faq('Weeks.')]), kind],
    ['rated products', transformedArticle({}, [scorecard(4.8)]), kind],
    ['place of the contents', transformedArticle({}, sections), { ...kind, place: 'overview' as const }],
    ['length', transformedArticle({}, [{ type: 'list', html: `<p>${'word '.repeat(2_000)}</p>` }]), kind],
    ['preview', transformedArticle(), { ...kind, preview: true }],
    ['place as the home page', transformedArticle(), { ...kind, isHome: true }],
  ])('is another one with another %s', (_what, transformed, otherKind) => {
    const { kept, shell } = keptFrames();
    const plain = articleFrame(transformedArticle(), kind, shell);
    const other = articleFrame(transformed, otherKind, shell);
    expect(other).not.toEqual(plain);
    expect([...kept.values()].map(({ frame }) => frame)).toEqual([other]);
  });

  test('is the same kept and made anew', () => {
    const { shell: caching } = keptFrames();
    const article = transformedArticle({ description: 'What helps.' }, [...sections, faq('<p>Weeks.</p>')]);
    articleFrame(article, kind, caching);
    expect(articleFrame(article, kind, caching)).toEqual(articleFrame(article, kind, shell));
  });
});
