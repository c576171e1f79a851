/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import typical from '#fixtures/blocks/image-carousel.typical.json' with { type: 'json' };
import { blockValidators } from '#schemas/generated/validators.js';
import { distinctImages } from '#widgets/image-carousel/ImageCarousel.tsx';
import { showBlock } from '../support/shownBlock.ts';

const image = (name: string, more: object = {}) => ({ src: `/media/${name}.webp`, alt: name, ...more });
const show = (data: object, context = {}) => showBlock('image-carousel', data, context);
const sources = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));

describe('image carousel', () => {
  test('shows its pictures with their captions, in order, under its header', () => {
    show(typical.data);
    const region = screen.getByRole('region', { name: 'Three ways to measure a dose' });
    const slides = within(region).getAllByRole('listitem');
    expect(slides.map((slide) => within(slide).getByRole('figure').textContent)).toEqual(
      typical.data.images.map(({ caption }) => caption),
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Three ways to measure a dose');
  });

  test('is called Pictures where it has no header, and says that this is English', () => {
    show({ header: ' ', images: [image('a')] });
    const region = screen.getByRole('region', { name: 'Pictures' });
    expect(document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.lang).toBe('en');
    // What stands in it is the author's.
    expect(region.closest('[lang]')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('shows one on phones, two on tablets, and a grid of all on desktops', () => {
    show({ images: ['a', 'b', 'c', 'd', 'e'].map((name) => image(name)) });
    const list = screen.getByRole('list');
    expect(list.dataset.onTablet).toBe('2');
    expect(list.dataset.still).toBe('desktop');
    expect(screen.getByRole('region').style.getPropertyValue('--on-mobile')).toContain('/ 1)');
  });

  test('shows a picture once that is listed twice, where it is listed first', () => {
    show({ images: [image('a'), image('b'), image('a', { alt: 'again' }), image('c')] });
    expect(sources()).toEqual(['a', 'b', 'c']);
  });

  test('tells pictures apart by their whole address', () => {
    const images = [image('a'), { src: '/media/a.webp?v=2' }, { src: 'https://cdn.example/media/a.webp' }];
    expect(distinctImages(images)).toEqual(images);
  });

  test('keeps the shape of the first picture for all, and one of 3 to 2 where that is not known', () => {
    show({ images: [image('a', { width: 1600, height: 900 }), image('b', { width: 9, height: 16 })] });
    const shapes = () => screen.getAllByRole('figure').map(({ style }) => style.getPropertyValue('--shape'));
    expect(shapes()).toEqual(['1600 / 900', '1600 / 900']);
    show({ images: [image('a'), image('b', { width: 9, height: 16 })] });
    expect(shapes()).toEqual(['3 / 2', '3 / 2']);
  });

  test('loads a picture at once only where it is the first of the article', () => {
    const loading = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
    show({ images: [image('a'), image('b')] }, { hasFirstPicture: true });
    expect(loading()).toEqual(['eager', 'lazy']);
    show({ images: [image('a'), image('b')] });
    expect(loading()).toEqual(['lazy', 'lazy']);
  });

  test('without a caption has no place for one', () => {
    show({ images: [image('a', { caption: ' <p></p> ' })] });
    expect(document.querySelector('figcaption')).toBeNull();
  });

  test('without a picture shows nothing, not even the header', () =>
    expect(show({ header: 'Nothing', images: [] }).html).toBe(''));

  test.each([[{ images: [{ alt: 'x' }] }], [{ images: [image('a', { src: 'javascript:alert(1)' })] }], [{}]])(
    'does not take %j',
    (data) => expect(blockValidators.get('image-carousel')?.(data)).toBe(false),
  );
});
