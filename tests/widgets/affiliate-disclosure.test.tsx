/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const box = () => screen.getByRole('complementary', { name: 'Affiliate disclosure' });
const accordion = () => screen.getByText('How we vet brands and products').closest('details');

describe('the affiliate disclosure', () => {
  test.each([{}, { affiliates: ['Norrland'] }])(
    'says in general that we may earn, in sight, with %j',
    (data) => {
      showBlock('affiliate-disclosure', data);
      expect(box().firstElementChild?.textContent).toContain(
        'If you buy something through a link on this page, we may earn a commission.',
      );
    },
  );

  test.each([[['Norrland']], [['Norrland', 'Tidewell']]])(
    'lists fewer than three affiliates: %j',
    (affiliates) => {
      showBlock('affiliate-disclosure', { affiliates });
      const [list] = within(box()).getAllByRole('list');
      expect([...(list?.children ?? [])].map((item) => item.textContent)).toEqual(affiliates);
    },
  );

  test('names the affiliates in what is folded', () => {
    showBlock('affiliate-disclosure', { affiliates: ['Norrland'] });
    expect(accordion()?.contains(screen.getByText('Norrland'))).toBe(true);
  });

  test('names three in one sentence', () => {
    showBlock('affiliate-disclosure', { affiliates: ['Norrland', 'Tidewell', 'Verdane'] });
    expect(box().textContent).toContain('through our links to Norrland, Tidewell, and Verdane.');
    expect(within(box()).queryByText('Norrland')).toBeNull();
  });

  test('says that there are others behind the names, and only there', () => {
    showBlock('affiliate-disclosure', { affiliates: ['Norrland'], andOthers: true });
    const [list] = within(box()).getAllByRole('list');
    expect([...(list?.children ?? [])].map((item) => item.textContent)).toEqual(['Norrland', 'other shops']);
    showBlock('affiliate-disclosure', { affiliates: ['Norrland', 'Tidewell', 'Verdane'], andOthers: true });
    expect(box().textContent).toContain('through our links to Norrland, Tidewell, Verdane, and other shops.');
    showBlock('affiliate-disclosure', { andOthers: true });
    expect(box().textContent).not.toContain('other shops');
  });

  test('counts neither blank names nor the same one twice', () => {
    showBlock('affiliate-disclosure', { affiliates: ['Norrland', ' ', 'Norrland ', 'Tidewell'] });
    expect(within(box()).getByText('Norrland').tagName).toBe('LI');
  });

  test('leads to how we vet brands, and to how we choose products', () => {
    showBlock('affiliate-disclosure', {});
    const link = (name: string) => screen.getByText(name).getAttribute('href');
    expect(link('how we vet brands')).toBe('/about/brand-and-product-vetting');
    expect(link('how we choose products')).toBe('/about/product-selection-process');
  });

  test('has the accordion closed at first, unless the block says otherwise', () => {
    showBlock('affiliate-disclosure', {});
    expect(accordion()?.open).toBe(false);
    showBlock('affiliate-disclosure', { openHowWeVet: true });
    expect(accordion()?.open).toBe(true);
  });

  test('reports that the accordion was opened', () => {
    showBlock('affiliate-disclosure', {});
    expect(declaredEvent(accordion(), 'open')).toMatchObject({
      kind: 'element-clicked',
      elementType: 'ACCORDION',
      actionOutcome: 'OPEN',
    });
  });
});
