/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { showBlock } from '../support/shownBlock.ts';

const tobias = {
  authorName: 'Tobias Aldous',
  authorDescription: '<p>Tobias tests <a href="https://kits.example/">meal kits</a>.</p>',
  authorImageSrc: '/media/portrait-aldous.jpg',
};
const show = (data: object) => showBlock('author-bio', data);

describe('an author', () => {
  test('has a name, a portrait, and a description with links', () => {
    show(tobias);
    const author = screen.getByRole('region', { name: 'Tobias Aldous' });
    expect(author.querySelector('strong')?.textContent).toBe('Tobias Aldous');
    expect(author.querySelector('img')?.getAttribute('src')).toContain('portrait-aldous.jpg');
    expect(author.querySelector('img')?.getAttribute('alt')).toBe('');
    expect(screen.getByRole('link').textContent).toBe('meal kits');
  });

  test('is a name at least', () => {
    show({ authorName: ' Tobias Aldous ' });
    expect(document.body.textContent).toBe('Tobias Aldous');
    expect(document.querySelector('img')).toBeNull();
  });
});
