/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import typical from '#fixtures/blocks/testimonial.typical.json' with { type: 'json' };
import { blockValidators } from '#schemas/generated/validators.js';
import { showBlock } from '../support/shownBlock.ts';

const quotes = [{ text: 'It was easier than I thought.', author: 'Dana' }, { text: 'Not for me.' }];
const wide = { src: '/media/wide.webp', alt: 'A wide room', width: 1600, height: 900 };
const tall = { src: '/media/tall.webp', alt: 'A tall room', width: 720, height: 900 };
const show = (data: object, context = {}) => showBlock('testimonial', data, context);
const bubbles = () => within(screen.getByRole('list')).getAllByRole('listitem');
const picture = () => screen.getByRole<HTMLImageElement>('img');

describe('testimonial', () => {
  test('shows header, second line and all quotes, in order, with who said them', () => {
    show(typical.data);
    expect(screen.getByRole('region', { name: 'What the first session was like' })).toBeTruthy();
    expect(screen.getByText(typical.data.subheader)).toBeTruthy();
    expect(bubbles().map((bubble) => bubble.querySelector('blockquote')?.textContent)).toEqual(
      typical.data.quotes.map(({ text }) => text),
    );
    expect(bubbles().map((bubble) => bubble.querySelector('cite')?.textContent)).toEqual([
      'Dana, 41',
      'Malik, 29',
      'Ruth, 63',
      'Jo, 35',
    ]);
  });

  test('is called by us where it has no header', () => {
    show({ quotes });
    expect(screen.getByRole('region', { name: 'What people say' })).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('reveals its bubbles one after another, when somebody first sees them', () => {
    show({ quotes: [{ text: ' ' }, ...quotes] });
    expect(screen.getByRole('list').getAttribute('data-seen')).toBe('');
    expect(bubbles().map(({ style }) => style.getPropertyValue('--place'))).toEqual(['0', '1']);
  });

  test('has no place for a name where there is none', () => {
    show({ quotes: [{ text: 'A', author: ' ' }, { text: 'B' }] });
    expect(document.querySelector('cite')).toBeNull();
  });

  test('shows the picture for phones, and the other one in wide windows', () => {
    show({ quotes, desktopImage: tall, mobileImage: wide });
    expect(picture().src).toContain('wide.webp');
    const source = document.querySelector('source');
    expect(source?.media).toBe('(min-width: 768px)');
    expect(source?.srcset).toContain('tall.webp');
    expect([source?.getAttribute('width'), source?.getAttribute('height')]).toEqual(['720', '900']);
  });

  test.each([
    ['desktopImage', tall],
    ['mobileImage', wide],
  ])('shows a %s that is alone in every window', (field, image) => {
    show({ quotes, [field]: image });
    expect(picture().alt).toBe(image.alt);
    expect(document.querySelector('source')).toBeNull();
  });

  test('has the text of the other picture where that of phones has none', () => {
    show({ quotes, desktopImage: tall, mobileImage: { ...wide, alt: undefined } });
    expect(picture().alt).toBe('A tall room');
  });

  test('loads its picture at once only where that is the first of the article', () => {
    show({ quotes, mobileImage: wide }, { hasFirstPicture: true });
    expect(picture().getAttribute('loading')).toBe('eager');
    show({ quotes, mobileImage: wide });
    expect(picture().getAttribute('loading')).toBe('lazy');
  });

  test.each([[[]], [[{ text: ' ', author: 'Dana' }]]])('shows nothing where its quotes are %j', (none) =>
    expect(show({ header: 'Nothing', quotes: none, mobileImage: wide }).html).toBe(''),
  );

  test('takes no quote without words, and no picture whose address runs code', () => {
    const takes = (data: object) => blockValidators.get('testimonial')?.(data);
    expect(takes({ quotes })).toBe(true);
    expect(takes({ quotes: [{ author: 'Dana' }] })).toBe(false);
    expect(takes({ quotes, mobileImage: { src: 'javascript:alert(1)' } })).toBe(false);
  });
});
