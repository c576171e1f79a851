/** @jest-environment jsdom */
import { within } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { Carousel } from '#widgets/ui/Carousel.tsx';

function show(props: Partial<Parameters<typeof Carousel>[0]> = {}): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<h2 id="picks">Our picks</h2>);
  document.body.innerHTML += renderToStaticMarkup(
    <Carousel
      nameId="picks"
      slides={[
        <a key="1" href="/one">
          One
        </a>,
        <a key="2" href="/two">
          Two
        </a>,
      ]}
      {...props}
    />,
  );
  return within(document.body).getByRole('region', { name: 'Our picks' });
}

describe('a carousel', () => {
  test('is a labelled region with a list of all its slides, in reading order', () => {
    const slides = within(show()).getAllByRole('listitem');
    expect(slides.map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
    expect(slides.map((slide) => slide.dataset.position)).toEqual(['1 of 2', '2 of 2']);
  });

  test('lets the keyboard reach the list, which scrolls by the arrow keys', () =>
    expect(within(show()).getByRole('list').tabIndex).toBe(0));

  test('takes the focus nowhere where nothing scrolls', () => {
    const list = within(show({ slides: ['One'] })).getByRole('list');
    expect(list.hasAttribute('tabindex')).toBe(false);
    expect(list.dataset.still).toBe('mobile tablet desktop');
  });

  test.each([
    [1, 'mobile tablet desktop'],
    [2, 'tablet desktop'],
    [3, undefined],
  ])('knows where %i slides stand still', (count, still) => {
    const list = within(show({ slides: Array.from({ length: count }, () => 'x') })).getByRole('list');
    expect(list.dataset.still).toBe(still);
  });

  test('shows one slide on phones and two on tablets unless told', () => {
    const { style } = show();
    expect(style.getPropertyValue('--on-mobile')).toBe('calc((100% - 0 * var(--gap)) / 1)');
    expect(style.getPropertyValue('--on-tablet')).toBe('calc((100% - 1 * var(--gap)) / 2)');
  });

  test('lets a slide that is alone have the whole width', () => {
    const { style } = show({ slides: ['One'] });
    expect(style.getPropertyValue('--on-tablet')).toBe('calc((100% - 0 * var(--gap)) / 1)');
  });

  test('may show part of the next slide', () => {
    const slides = Array.from({ length: 5 }, () => 'x');
    const { style } = show({ slides, perPage: { mobile: 1.1, tablet: 2.2, desktop: 3.4 } });
    expect(style.getPropertyValue('--on-mobile')).toBe('calc((100% - 1 * var(--gap)) / 1.1)');
    expect(style.getPropertyValue('--on-desktop')).toBe('calc((100% - 3 * var(--gap)) / 3.4)');
  });
  test.each([
    [1, '1'],
    [2, '2'],
    [3, '3'],
    [4, '2'],
    [5, '3'],
    [6, '3'],
    [7, '3'],
  ])('in a grid has %i slides in rows of %s on desktops, where it stands still', (count, columns) => {
    const slides = Array.from({ length: count }, () => 'x');
    const section = show({ slides, perPage: { mobile: 1, tablet: 2, desktop: 'grid' } });
    expect(section.style.getPropertyValue('--columns')).toBe(columns);
    expect(within(section).getByRole('list').dataset.still).toContain('desktop');
  });
});
