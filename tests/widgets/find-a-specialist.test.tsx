/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const full = {
  specialistDescription: '<p>Ask for a headache specialist.</p>',
  specialistCtaText: 'Find a headache specialist',
  specialistCtaUrl: 'https://specialists.example/headache',
};
const show = (data: object) => showBlock('find-a-specialist', data);

describe('the way to a specialist', () => {
  test('has a description, and a link that nobody pays for', () => {
    show(full);
    const section = screen.getByRole('region', { name: 'Find a specialist' });
    expect(section.textContent).toContain('Ask for a headache specialist.');
    const link = screen.getByRole('link', { name: 'Find a headache specialist' });
    expect(link.getAttribute('href')).toBe('https://specialists.example/headache');
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(declaredEvent(link.parentElement, 'click')).toEqual({
      kind: 'element-clicked',
      location: 'Find a specialist',
      elementType: 'LINK',
      actionOutcome: 'EXTERNALLINK',
      text: 'Find a headache specialist',
      linkUrl: 'https://specialists.example/headache',
    });
  });

  test('has a link text of ours where there is none', () => {
    show({ ...full, specialistCtaText: ' ' });
    expect(screen.getByRole('link').textContent).toBe('Find a specialist');
  });

  test('is a description alone where there is no address', () => {
    show({ ...full, specialistCtaUrl: undefined });
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('p')?.textContent).toBe('Ask for a headache specialist.');
  });

  test.each([
    ['nothing', {}],
    ['a link text alone', { specialistCtaText: 'Find one' }],
    ['blanks', { specialistDescription: '<p> </p>', specialistCtaUrl: ' ' }],
  ])('is not shown with %s', (_what, data) => expect(show(data).html).toBe(''));
});
