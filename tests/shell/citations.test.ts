/** @jest-environment jsdom */
import { renderPage } from '#shell/renderPage.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';
import { articleOf, block } from '../support/someBlocks.ts';
import { inBrowser } from './support.ts';

const cite = (id: string) => `<cite data-source="${id}"></cite>`;

const article = articleOf('/nutrition/zinc', 'Zinc', [
  { type: 'key-points', data: { points: [`Ten milligrams are enough.${cite('ods')}`, 'Two.', 'Three.'] } },
  { type: 'evidence', data: { claim: 'It shortens colds', level: 'weak', sources: ['trial', 'ods'] } },
  { type: 'faq', data: { items: [{ question: 'How much?', answer: `<p>Ten.${cite('ods')}</p>` }] } },
  {
    type: 'product-card-carousel',
    data: {
      cards: [
        block('inside', 'product-card', {
          productTitle: 'Zinc 10',
          ctaUrl: 'https://shop.example/zinc',
          healthlineReview: `<p>As much as in the trial.${cite('trial')}</p>`,
        }),
      ],
    },
  },
  {
    type: 'sources',
    data: {
      items: [
        { id: 'trial', title: 'A trial' },
        { id: 'ods', title: 'A fact sheet' },
      ],
    },
  },
]);

let page: Document;
beforeAll(async () => {
  const { document: rendered } = renderPage(article, reader, await pageRenderer());
  if (!rendered) throw new Error('There is no page.');
  page = inBrowser(rendered);
});

describe('citations on a page', () => {
  test('lead to the list, which leads back to every place', () => {
    const marks = [...page.querySelectorAll('sup > a')];
    const backLinks = [...page.querySelectorAll('ol > li a[href^="#cite-"]')];
    expect(marks.length).toBeGreaterThanOrEqual(4);
    for (const link of [...marks, ...backLinks]) {
      const target = link.getAttribute('href')?.slice(1) ?? '';
      expect([target, page.querySelectorAll(`[id="${target}"]`).length]).toEqual([target, 1]);
    }
    expect(backLinks.map((link) => link.getAttribute('href')?.slice(1)).sort()).toEqual(
      marks.map(({ id }) => id).sort(),
    );
  });

  test('have the numbers of the list, wherever they stand', () => {
    const numbers = (id: string) =>
      [...page.querySelectorAll(`sup > a[href="#source-${id}"]`)].map(({ textContent }) => textContent);
    expect(new Set(numbers('trial'))).toEqual(new Set(['Source 1']));
    expect(new Set(numbers('ods'))).toEqual(new Set(['Source 2']));
  });
});
