/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import typical from '#fixtures/blocks/end-of-section-link.typical.json' with { type: 'json' };
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const { data } = typical;

describe('an end-of-section link', () => {
  test('shows its prompt, and its text as a link to its destination', () => {
    showBlock('end-of-section-link', data);
    expect(document.querySelector('p')?.textContent).toBe(
      'Wondering how much to take? How much collagen you need each day',
    );
    const link = screen.getByRole('link', { name: data['data-display-text'] });
    expect(link.getAttribute('href')).toBe(data['data-destination-url']);
  });

  test.each([undefined, ' '])('leaves a prompt out that is %j', (prompt) => {
    showBlock('end-of-section-link', { ...data, 'data-prompt': prompt });
    expect(document.querySelector('p')?.textContent).toBe(data['data-display-text']);
  });

  test.each([
    ['a missing text', { 'data-display-text': undefined }],
    ['a blank text', { 'data-display-text': '\n' }],
    ['a missing destination', { 'data-destination-url': undefined }],
    ['a blank destination', { 'data-destination-url': ' ' }],
  ])('shows nothing for %s', (_what, parts) =>
    expect(showBlock('end-of-section-link', { ...data, ...parts }).html).toBe(''),
  );

  test('reports a click', () => {
    showBlock('end-of-section-link', data);
    const target = screen.getByRole('link').closest('b');
    expect(declaredEvent(target, 'click')).toEqual({
      kind: 'element-clicked',
      location: 'End of section',
      elementType: 'LINK',
      text: data['data-display-text'],
      linkUrl: data['data-destination-url'],
    });
  });
});
