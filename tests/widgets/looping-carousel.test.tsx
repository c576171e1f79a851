/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import typical from '#fixtures/blocks/looping-carousel.typical.json' with { type: 'json' };
import { blockValidators, validateEvents } from '#schemas/generated/validators.js';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const slidesOf = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Card ${index}` }));
const show = (data: object, context = {}) => showBlock('looping-carousel', data, context);
const region = () => screen.getByRole('region');
const width = (layout: string) => region().style.getPropertyValue(`--on-${layout}`);

describe('looping carousel', () => {
  test('is a list of all its cards, in order, under its header', () => {
    show(typical.data);
    const cards = within(screen.getByRole('region', { name: typical.data.header })).getAllByRole('listitem');
    expect(cards.map((card) => card.querySelector('b')?.textContent)).toEqual(
      typical.data.slides.map(({ title }) => title),
    );
  });

  test('is called More to see where it has no header', () => {
    show({ header: ' ', slides: slidesOf(3) });
    expect(screen.getByRole('region', { name: 'More to see' })).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('shows 1.1 cards on phones, 2.2 on tablets and 3.4 on desktops', () => {
    show({ slides: slidesOf(5) });
    expect(width('mobile')).toBe('calc((100% - 1 * var(--gap)) / 1.1)');
    expect(width('tablet')).toBe('calc((100% - 2 * var(--gap)) / 2.2)');
    expect(width('desktop')).toBe('calc((100% - 3 * var(--gap)) / 3.4)');
  });

  test.each([
    [2, 'tablet desktop'],
    [3, 'desktop'],
    [4, undefined],
  ])('with %i cards turns everywhere but on: %s', (count, still) => {
    show({ slides: slidesOf(count) });
    expect(region().hasAttribute('data-loop')).toBe(true);
    const controls = screen.getByRole('button', { name: 'Next' }).parentElement;
    expect(controls?.dataset.still).toBe(still);
  });

  test('a card that is alone fills the row, and has nothing to turn to', () => {
    show({ slides: slidesOf(1) });
    expect(width('mobile')).toBe('calc((100% - 0 * var(--gap)) / 1)');
    expect(region().hasAttribute('data-loop')).toBe(false);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('list').hasAttribute('tabindex')).toBe(false);
  });

  test('scrolls without script: no card is inert, and the list takes the focus', () => {
    show({ slides: slidesOf(5) });
    expect(document.querySelector('[inert]')).toBeNull();
    expect(screen.getByRole('list').tabIndex).toBe(0);
  });

  test('has a dot for each card', () => {
    show({ slides: slidesOf(3) });
    const names = screen.getAllByRole('button', { name: /of/ }).map(({ ariaLabel }) => ariaLabel);
    expect(names).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });

  test('leaves out cards without title, and shows nothing where there is no other', () => {
    show({ slides: [{ title: ' ', text: 'x' }, ...slidesOf(2)] });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(show({ header: 'Nothing', slides: [{ title: ' ' }] }).html).toBe('');
  });

  test('has a link where there is an address, and reports its click', () => {
    show({ slides: [{ title: 'A' }, { title: 'Sleep', url: '/sleep' }] });
    const link = screen.getByRole('link', { name: 'Sleep' });
    expect(screen.getAllByRole('link')).toEqual([link]);
    const event = declaredEvent(link.parentElement, 'click');
    expect(event).toMatchObject({
      location: 'Looping carousel',
      text: 'Sleep',
      linkUrl: '/sleep',
      position: 2,
    });
    expect(validateEvents({ path: '/', events: [event] })).toBe(true);
  });

  test('takes no card without title, and no address that runs code', () => {
    const takes = (slide: object) => blockValidators.get('looping-carousel')?.({ slides: [slide] });
    expect(takes({ title: 'A', url: '/a' })).toBe(true);
    expect(takes({ text: 'A' })).toBe(false);
    expect(takes({ title: 'A', url: 'javascript:alert(1)' })).toBe(false);
  });
});
