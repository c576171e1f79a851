const asInJson = /^-?\d+(?:\.\d+)?$/;
const withDecimalComma = /^-?\d+,\d+$/;
const withGroups = /^-?\d{1,3}([,.'’ \u00A0\u202F])\d{3}(?:\1\d{3})*(?:(?!\1)[,.]\d+)?$/;

/**
 * In JSON's form. Undefined if ambiguous: `1,299` is a thousand and more to one reader, a little over one to
 * another.
 */
export function numberInText(text: string, isWhole: boolean): string | undefined {
  const number = text.trim();
  if (asInJson.test(number) && !isWhole) return number;
  const readings = readingsOf(number).filter((reading) => !(isWhole && reading.includes('.')));
  return readings.length === 1 ? readings[0] : undefined;
}

function readingsOf(number: string): string[] {
  const readings: string[] = [];
  if (asInJson.test(number)) readings.push(number);
  if (withDecimalComma.test(number)) readings.push(number.replace(',', '.'));
  const [, mark] = withGroups.exec(number) ?? [];
  if (mark !== undefined) readings.push(number.replaceAll(mark, '').replace(',', '.'));
  return readings;
}
