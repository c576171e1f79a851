/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import typical from '#fixtures/blocks/evidence.typical.json' with { type: 'json' };
import { showBlock } from '../support/shownBlock.ts';

const claim = 'It helps';
const group = () => screen.getByRole('group');

describe('evidence', () => {
  test('is named by its claim, and says its level and why', () => {
    showBlock('evidence', typical.data);
    const shown = screen.getByRole('group', { name: typical.data.claim });
    expect(within(shown).getByText('Weak evidence')).toBeTruthy();
    expect(within(shown).getByText(typical.data.summary)).toBeTruthy();
  });

  test.each([
    ['none', 'No evidence', 0],
    ['weak', 'Weak evidence', 2],
    ['moderate', 'Moderate evidence', 3],
    ['strong', 'Strong evidence', 4],
  ])('of level %s says "%s", with %i dots filled of four', (level, word, filled) => {
    showBlock('evidence', { claim, level });
    const dots = [...group().querySelectorAll('circle')].map((dot) => dot.getAttribute('fill'));
    expect(dots).toHaveLength(4);
    expect(dots.filter((fill) => fill === 'currentColor')).toHaveLength(filled);
    expect(group().textContent).toBe(`${claim}${word}`);
    expect(group().querySelector('path') !== null).toBe(filled === 0);
  });

  test('of level none says "No effect found in trials" if it lists trials', () => {
    showBlock('evidence', { claim, level: 'none', results: [{ name: 'Adults', people: 322 }] });
    expect(within(group()).getByText('No effect found in trials')).toBeTruthy();
    expect(screen.queryByText('No evidence')).toBeNull();
  });

  test('hides its dots from screen readers', () => {
    showBlock('evidence', typical.data);
    expect(group().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('leads to its sources, each once, from places that they can lead back to', () => {
    const citations = {
      a: { number: 2, listedIn: 0, mentions: [] },
      b: { number: 5, listedIn: 0, mentions: [] },
    };
    showBlock(
      'evidence',
      { claim, level: 'weak', summary: 'Trials disagree.', sources: ['b', 'a', 'b', 'x', 'constructor'] },
      { citations, indexOfKind: 2 },
    );
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.id])).toEqual([
      ['Source 5', '#source-b', 'cite-b-evidence-3'],
      ['Source 2', '#source-a', 'cite-a-evidence-3'],
    ]);
  });

  test('has them behind the claim where it gives no reason', () => {
    showBlock(
      'evidence',
      { claim, level: 'weak', sources: ['a'] },
      { citations: { a: { number: 1, listedIn: 0, mentions: [] } } },
    );
    expect(screen.getByRole('link', { name: 'Source 1' }).closest('p')?.textContent).toContain(claim);
    expect(screen.getByRole('group', { name: claim })).toBeTruthy();
  });

  test('shows nothing without a claim', () => {
    const { faults } = showBlock('evidence', { claim: ' ', level: 'strong' });
    expect(screen.queryByRole('group')).toBeNull();
    expect(faults.map(({ fault }) => fault.rule)).toEqual(['block/shows-nothing']);
  });
});
