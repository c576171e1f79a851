/** In thousandths of an em. Search results use Arial or a metric-compatible font. */
const charactersByWidth: readonly (readonly [width: number, characters: string])[] = [
  [191, "'"],
  [222, 'ijl‘’'],
  [260, '|'],
  [278, ' !,./:;I[]\\ft'],
  [333, '()-r`“”'],
  [334, '{}'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jckvxyzs'],
  [556, '#$0123456789?Labdeghnopqu_–'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…'],
  [1015, '@'],
];
const widths = new Map(
  charactersByWidth.flatMap(([width, characters]) =>
    [...characters].map((character) => [character, width] as const),
  ),
);

/** Accented letters are about this wide; other scripts are not measured. */
const usualWidth = 556;
const fontSize = 20;

/** In search results, in CSS pixels. */
export function titleWidth(text: string): number {
  let sum = 0;
  for (const character of text) sum += widthOf(character);
  return sum;
}

/** The prefix of a text that fits into a width in CSS pixels, cut between words. */
export function fittingPart(text: string, width: number): string {
  let used = 0;
  let end = 0;
  for (const character of text) {
    used += widthOf(character);
    if (used > width) break;
    end += character.length;
  }
  const part = text.slice(0, end);
  const lastSpace = part.lastIndexOf(' ');
  return end < text.length && text[end] !== ' ' && lastSpace > 0 ? part.slice(0, lastSpace) : part;
}

function widthOf(character: string): number {
  return ((widths.get(character) ?? usualWidth) * fontSize) / 1000;
}
