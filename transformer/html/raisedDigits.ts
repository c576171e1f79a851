const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raisedSigns: Readonly<Record<string, string>> = { '+': '⁺', '-': '⁻', '−': '⁻' };

/** Unicode superscripts: plain text has no other way to distinguish 10<sup>5</sup> from 105. */
export function withRaisedDigits(text: string): string {
  return text.replace(/[\d+−-]/g, (sign) => raisedSigns[sign] ?? raised[Number(sign)] ?? sign);
}

/** A fraction of a superscript and a subscript in plain text, separate from a whole number: 1¹/2 becomes 1 1/2. */
export function withPlainFractions(text: string): string {
  return text.replace(
    /(\d?)([⁰¹²³⁴-⁹]{1,4})(?=[/⁄]\d)/g,
    (_fraction, whole: string, numerator: string) =>
      `${whole === '' ? '' : `${whole} `}${[...numerator].map((digit) => raised.indexOf(digit)).join('')}`,
  );
}
