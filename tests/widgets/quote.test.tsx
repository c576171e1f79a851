/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showBlock } from '../support/shownBlock.ts';

const full = {
  header: 'What our reviewer says',
  text: 'Sunscreen protects what you have.',
  author: 'Leonie Brandvold, MD',
  title: 'Dermatologist',
  imageSrc: '/media/portrait.jpg',
  imageAlt: 'Leonie Brandvold',
};

describe('a quote', () => {
  test('shows its header, text, author, title and picture', () => {
    showBlock('quote', full);
    expect(screen.getByText('What our reviewer says')).toBeTruthy();
    expect(document.querySelector('blockquote')?.textContent).toBe('Sunscreen protects what you have.');
    expect(document.querySelector('footer')?.textContent).toBe('Leonie Brandvold, MD, Dermatologist');
    expect(screen.getByRole('img', { name: 'Leonie Brandvold' })).toBeTruthy();
  });

  test('crops its picture around the point that is marked in it', () => {
    const position = () => document.querySelector('img')?.style.objectPosition;
    showBlock('quote', { ...full, imageFocus: { x: 30, y: 10 } });
    expect(position()).toBe('30% 10%');
    document.body.innerHTML = '';
    showBlock('quote', full);
    expect(position()).toBe('');
  });

  test.each(['header', 'text', 'author', 'title'] as const)('is shown if there is only its %s', (field) => {
    showBlock('quote', { [field]: full[field] });
    expect(screen.getByRole('figure').textContent).toBe(full[field]);
  });

  test.each([
    ['nothing', {}],
    ['a picture alone', { imageSrc: full.imageSrc }],
    ['blank texts', { header: ' ', text: '', author: '\n', title: '\u00a0' }],
  ])('shows nothing for %s', (_what, data) => expect(showBlock('quote', data).html).toBe(''));
});
