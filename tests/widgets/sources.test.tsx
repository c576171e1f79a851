/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import typical from '#fixtures/blocks/sources.typical.json' with { type: 'json' };
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const source = { id: 'ods', title: 'Magnesium: Fact Sheet' };
const citations = {
  ods: { number: 3, listedIn: 0, mentions: ['cite-ods-1'] },
  who: { number: 4, listedIn: 0, mentions: ['cite-who-1', 'cite-who-evidence-2'] },
};
const items = () => screen.getAllByRole('listitem');

describe('the list of sources', () => {
  test('shows each with its authors, title, publisher, year and what it was used for', () => {
    showBlock('sources', typical.data);
    const [first, second] = items();
    expect(first?.textContent).toBe(
      'Magnesium: Fact Sheet for Health Professionals. NIH Office of Dietary Supplements, 2022.' +
        'Used for: Recommended amounts by age, the upper limit for supplements, and interactions with medicines.',
    );
    expect(second?.textContent).toContain(
      'Garrison SR, Korownyk CS, Kolber MR, et al. Magnesium for skeletal muscle cramps. Cochrane Database',
    );
  });

  test('leads to each that has an address', () => {
    showBlock('sources', typical.data);
    const link = screen.getByRole('link', { name: 'Magnesium: Fact Sheet for Health Professionals' });
    expect(link.getAttribute('href')).toBe('https://ods.od.nih.gov/factsheets/Magnesium-HealthProfessional/');
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(screen.getAllByRole('link')).toHaveLength(4);
  });

  test('is numbered as the page numbers its sources, and each can be linked to', () => {
    showBlock('sources', { items: [source, { id: 'who', title: 'Salt' }] }, { citations });
    expect(items().map(({ id }) => id)).toEqual(['source-ods', 'source-who']);
    expect(items().map((item) => item.getAttribute('value'))).toEqual(['3', '4']);
  });

  test('leads back to the place that cites a source', () => {
    showBlock('sources', { items: [source] }, { citations });
    expect(screen.getByRole('link', { name: /^Back to the text\s?, source 3$/ }).getAttribute('href')).toBe(
      '#cite-ods-1',
    );
  });

  test('leads back to each of several places', () => {
    showBlock('sources', { items: [{ id: 'who', title: 'Salt' }] }, { citations });
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['source 4, place 1', '#cite-who-1'],
      ['source 4, place 2', '#cite-who-evidence-2'],
    ]);
  });

  test('leads nowhere back from a source that nothing cites', () => {
    showBlock('sources', { items: [source] });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('lists an id once, and none that an earlier list has', () => {
    showBlock(
      'sources',
      { items: [source, { ...source, title: 'Again' }, { id: 'new', title: 'New' }] },
      { citations: { new: { number: 1, listedIn: 0, mentions: [] } }, indexOfKind: 1 },
    );
    expect(items().map(({ id }) => id)).toEqual(['source-ods']);
  });

  test('folds more than four', () => {
    const many = Array.from({ length: 5 }, (_, index) => ({ id: `s${index}`, title: `Source ${index}` }));
    showBlock('sources', { items: many });
    const folded = document.querySelector('details');
    expect(folded?.open).toBe(false);
    expect(folded?.firstElementChild?.textContent).toBe('All 5 sources');
    expect([...(folded?.querySelectorAll('li') ?? [])].map(({ id }) => id)).toEqual(
      many.map(({ id }) => `source-${id}`),
    );
    expect(declaredEvent(folded, 'open')).toMatchObject({ location: 'Sources', elementType: 'ACCORDION' });
  });

  test('of four are all in sight', () => {
    const four = Array.from({ length: 4 }, (_, index) => ({ id: `s${index}`, title: `Source ${index}` }));
    showBlock('sources', { items: four });
    expect(document.querySelector('details')).toBeNull();
  });

  test('has a heading where one is given, and a name in any case', () => {
    showBlock('sources', typical.data);
    expect(
      within(screen.getByRole('region', { name: 'Sources' })).getByRole('heading', { level: 2 }),
    ).toBeTruthy();
    showBlock('sources', { items: [source], header: ' ' });
    expect(screen.getByRole('region', { name: 'Sources' })).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('shows nothing where every title is blank', () => {
    const { faults } = showBlock('sources', { header: 'Sources', items: [{ id: 'a', title: ' ' }] });
    expect(screen.queryByRole('region')).toBeNull();
    expect(faults.map(({ fault }) => fault.rule)).toEqual(['block/shows-nothing']);
  });
});
