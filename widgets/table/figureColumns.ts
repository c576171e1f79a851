import { textOfHtml } from '#transformer/html/textOfHtml.ts';

/** A longer cell, with its markup, counts as words. */
const longestCell = 60;

/** A figure or a range, with sign and unit: "10.2 g", "$1.35", "7–9 hours", "$20 to $60", "−4%". */
const sign = String.raw`[^\p{L}\d\s]{0,3}\s?`;
const number = String.raw`\d[\d.,]*`;
const unit = String.raw`\s?(?:%|[^\s\d]{1,8}(?:\/[^\s\d]{1,8})?)?`;
const figure = new RegExp(`^${sign}${number}(?:\\s?(?:[–-]|to)\\s?${sign}${number})?${unit}$`, 'u');

/** A placeholder for a figure: a dash, "no data". */
const gap = /^\D{0,10}$/;

/** The columns whose cells are mostly figures and otherwise gaps. Pure. */
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
