import { textOfHtml } from '#transformer/html/textOfHtml.ts';

/** A cell with more characters than this, with its markup, is read as words. */
const longestCell = 60;

/** A figure or a span of two, with sign and unit: "10.2 g", "$1.35", "7–9 hours", "$20 to $60", "−4%". */
const sign = String.raw`[^\p{L}\d\s]{0,3}\s?`;
const number = String.raw`\d[\d.,]*`;
const unit = String.raw`\s?(?:%|[^\s\d]{1,8}(?:\/[^\s\d]{1,8})?)?`;
const figure = new RegExp(`^${sign}${number}(?:\\s?(?:[–-]|to)\\s?${sign}${number})?${unit}$`, 'u');

/** What stands in the place of a figure: a dash, "no data". */
const gap = /^\D{0,10}$/;

/** Which columns hold figures, so that they are set as such: most of their cells are, and the others are gaps. Pure. */
export function figureColumns(rows: readonly (readonly string[])[], width: number): boolean[] {
  return Array.from({ length: width }, (_, column) => {
    const cells = rows.map((row) => textOf(row[column] ?? '')).filter((text) => text !== '');
    const figures = cells.filter((text) => figure.test(text));
    return (
      figures.length * 2 > cells.length && cells.every((text) => figures.includes(text) || gap.test(text))
    );
  });
}

function textOf(cell: string): string {
  return cell.length > longestCell ? cell : textOfHtml(cell);
}
