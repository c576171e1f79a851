/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { desktopPictureFrom } from '#widgets/hero-image/heroSize.ts';
import { showBlock } from '../support/shownBlock.ts';

const pictures = { desktopImage: '/media/wide.webp', mobileImage: '/media/tall.webp', alt: 'A dark bedroom' };
const show = (data: object, hasFirstPicture = false) => showBlock('hero-image', data, { hasFirstPicture });
const source = () => document.querySelector('source');
const image = () => screen.getByRole('img');

describe('a hero image', () => {
  test('is one picture below 590 pixels and another from there', () => {
    show(pictures);
    expect(desktopPictureFrom).toBe(590);
    expect(source()?.media).toBe('(min-width: 590px)');
    expect(source()?.srcset).toContain('wide.webp');
    expect(image().getAttribute('src')).toContain('tall.webp');
    expect(image().getAttribute('alt')).toBe('A dark bedroom');
  });

  test.each(['desktopImage', 'mobileImage'])('is %s everywhere where there is no other', (name) => {
    show({ [name]: '/media/one.webp', alt: 'A dark bedroom' });
    expect(source()).toBeNull();
    expect(image().getAttribute('src')).toContain('one.webp');
  });

  test('is cropped around the point of the picture that is shown', () => {
    const focus = { desktopFocus: { x: 30, y: 60 }, mobileFocus: { x: 50, y: 10 } };
    show({ ...pictures, ...focus });
    expect(document.querySelector('figure')?.style.cssText).toMatch(
      /--focus-mobile: ?50% 10%; ?--focus-desktop: ?30% 60%/,
    );
    show({ desktopImage: '/media/one.webp', ...focus });
    expect(document.querySelector('figure')?.style.getPropertyValue('--focus-mobile')).toBe('30% 60%');
  });

  test('has words on it', () => {
    show({ ...pictures, title: 'A bed for sleeping', text: 'And a chair for the rest.' });
    expect(document.querySelector('figcaption')?.textContent).toBe(
      'A bed for sleepingAnd a chair for the rest.',
    );
    show({ ...pictures, title: ' ', text: '' });
    expect(document.querySelector('figcaption')).toBeNull();
  });

  test('is loaded at once where it is the first picture of the page', () => {
    show(pictures, true);
    expect(image().getAttribute('loading')).toBe('eager');
    show(pictures);
    expect(image().getAttribute('loading')).toBe('lazy');
  });

  test('is not shown without a picture', () =>
    expect(show({ title: 'A bed for sleeping', text: 'And a chair.' }).html).toBe(''));
});
