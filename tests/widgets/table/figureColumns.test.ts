import { figureColumns } from '#widgets/table/Table.tsx';

const column = (...cells: string[]): boolean | undefined =>
  figureColumns(
    cells.map((cell) => [cell]),
    1,
  )[0];

describe('a column of figures', () => {
  test.each([
    ['plain ones', ['413', '1,248', '0.5']],
    ['with units', ['10 g', '10.2 g', '250&nbsp;mg', '5 mg/day', '38.1%']],
    ['with signs and currencies', ['$1.35', '€ 40', '−4%', '+2', '≥18 g']],
    ['spans of two', ['7–9 hours', '2-3 g', '$20 to $60']],
    ['with formatting', ['<strong>900 mg</strong>', '150 mg']],
    ['some of which are missing', ['421', '', 'no data', '408', '–', '399']],
  ])('holds %s', (_what, cells) => expect(column(...cells)).toBe(true));

  test.each([
    ['words', ['stopping an attack', 'for a week']],
    ['words about figures', ['1 scoop (10 g)', '28']],
    ['words about spans', ['between 18 and 24', '25 and older']],
    ['more gaps than figures', ['yes', 'no', '3']],
    ['nothing', ['', '']],
    ['long cells', [`<a href="https://pubmed.ncbi.nlm.nih.gov/23390177/?format=abstract">12</a>`, '13']],
  ])('does not hold %s', (_what, cells) => expect(column(...cells)).toBe(false));

  test('is found among others, also where rows are short', () =>
    expect(figureColumns([['Bread', '150 mg'], ['Soup']], 2)).toEqual([false, true]));
});
