/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showBlock } from '../support/shownBlock.ts';

describe('rich text', () => {
  test('shows its paragraphs, links and lists', () => {
    showBlock('rich-text', {
      html: '<p>See <a href="/nutrition/collagen">our guide</a>.</p><ul><li>one</li><li>two</li></ul>',
    });
    expect(screen.getByRole('link', { name: 'our guide' }).getAttribute('href')).toBe('/nutrition/collagen');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two']);
  });

  test('reports what it may not hold, and shows the rest', () => {
    const { faults } = showBlock('rich-text', { html: '<p>Text</p><video src="/a.mp4"></video>' });
    expect(document.body.textContent).toBe('Text');
    expect(faults).toMatchObject([{ fault: { rule: 'html/content-lost', at: '/data/html' } }]);
  });

  test.each(['', '  \n'])('that is blank (%j) shows nothing', (html) =>
    expect(showBlock('rich-text', { html }).html).toBe(''),
  );
});
