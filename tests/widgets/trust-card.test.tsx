/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const full = {
  metrics: [{ count: 38, description: 'trials read' }, { count: '1,200+' }],
  explanationTitle: 'How we compare',
  explanationDescription: '<p>We read <a href="https://pubmed.ncbi.nlm.nih.gov/">trials</a>.</p>',
};
const show = (data: object) => showBlock('trust-card', data);
const details = () => document.querySelector('details');

describe('the trust card', () => {
  test('shows its figures with what was counted', () => {
    show(full);
    const card = screen.getByRole('region', { name: 'How we compare' });
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['38 trials read', '1,200+ ']);
  });

  test('shows a count of nothing, and leaves out one that is blank', () => {
    show({ metrics: [{ count: 0, description: 'payments' }, { count: ' ' }] });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['0 payments']);
  });

  test('is collapsed at first, with a toggle that says what it will do', () => {
    show(full);
    expect(details()?.open).toBe(false);
    const toggle = details()?.querySelector('summary');
    expect(toggle?.querySelector('strong')?.textContent).toBe('How we compare');
    expect(toggle?.querySelector('[data-when="closed"]')?.textContent).toBe('Read more');
    expect(toggle?.querySelector('[data-when="open"]')?.textContent).toBe('Read less');
    expect(details()?.querySelector('p a')?.textContent).toBe('trials');
  });

  test('reports each unfolding', () => {
    show(full);
    expect(declaredEvent(details(), 'open')).toEqual({
      kind: 'element-clicked',
      location: 'Trust card',
      elementType: 'ACCORDION',
      actionOutcome: 'OPEN',
      name: 'How we compare',
      text: 'Read more',
    });
  });

  test('has nothing to unfold without an explanation', () => {
    show({ ...full, explanationDescription: ' ' });
    expect(details()).toBeNull();
    expect(screen.getByText('How we compare')).toBeTruthy();
  });

  test('has a name where the explanation has none', () => {
    show({ ...full, explanationTitle: ' ' });
    expect(screen.getByRole('region', { name: 'How we work' })).toBeTruthy();
    expect(document.querySelector('strong')).toBeNull();
  });

  test.each([
    ['nothing', {}],
    ['blanks', { metrics: [{ count: ' ' }], explanationTitle: '', explanationDescription: '\n' }],
  ])('shows nothing for %s', (_what, data) => expect(show(data).html).toBe(''));
});
