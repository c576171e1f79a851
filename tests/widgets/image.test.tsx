/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showBlock } from '../support/shownBlock.ts';

const data = {
  src: '/media/scoop.jpg',
  alt: 'A scoop of powder',
  width: 1200,
  height: 800,
  caption: 'One scoop is <em>10 g</em>.',
  credit: 'Illustration by Pagewell',
};

describe('an image', () => {
  test('is a figure with its caption and credit', () => {
    showBlock('image', data);
    const figure = screen.getByRole('figure');
    expect(figure.querySelector('figcaption')?.textContent).toBe(
      'One scoop is 10 g.Illustration by Pagewell',
    );
    expect(figure.querySelector('em')?.textContent).toBe('10 g');
  });

  test('comes through the image proxy in the widths of screens, scaled by 2.1, and keeps its place', () => {
    showBlock('image', data);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'A scoop of powder' });
    expect(image.getAttribute('src')).toBe('/img?src=%2Fmedia%2Fscoop.jpg&w=1575');
    expect(image.srcset).toContain('/img?src=%2Fmedia%2Fscoop.jpg&w=756 756w');
    expect([image.width, image.height]).toEqual([1200, 800]);
  });

  test('that is upright is no wider than the text', () => {
    showBlock('image', { ...data, width: 800, height: 1200 });
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'A scoop of powder' });
    expect(image.getAttribute('src')).toBe('/img?src=%2Fmedia%2Fscoop.jpg&w=1382');
  });

  test('is loaded at once as the first picture of the page, and else when it comes near', () => {
    showBlock('image', data);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
    showBlock('image', data, { hasFirstPicture: true });
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
  });

  test('of one of the two media hosts is shown from there', () => {
    showBlock('image', { src: 'https://media.pagewell.example/a.jpg', alt: 'A jar' });
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'A jar' });
    expect(image.getAttribute('src')).toBe('https://media.pagewell.example/a.jpg');
    expect(image.srcset).toBe('');
  });

  test('without a description is decoration to those who cannot see it', () => {
    showBlock('image', { src: '/media/leaf.webp' });
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  test('has a version for each kind of screen that the author gave one for', () => {
    showBlock('image', { ...data, sources: [{ media: '(max-width: 767px)', src: '/media/tall.jpg' }] });
    expect(document.querySelector('picture > source')?.getAttribute('media')).toBe('(max-width: 767px)');
  });

  test('that is heavy and far down is inserted when it comes near; without script a copy is there', () => {
    showBlock('image', { ...data, lazy: true });
    expect(document.querySelector('pagewell-lazy-image > noscript')?.innerHTML).toContain(
      'A scoop of powder',
    );
    showBlock('image', { ...data, lazy: true }, { hasFirstPicture: true });
    expect(document.querySelector('pagewell-lazy-image')).toBeNull();
  });
});
