const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raisedSigns: Readonly<Record<string, string>> = { '+': '⁺', '-': '⁻', '−': '⁻' };

/** Digits and signs as they are written above the line: a text without layout has no other way to say that 10<sup>5</sup> is not 105. */
export function withRaisedDigits(text: string): string {
  return text.replace(/[\d+−-]/g, (sign) => raisedSigns[sign] ?? raised[Number(sign)] ?? sign);
}

/** A fraction of a raised and a lowered number on the line, apart from the whole number before it: 1¹/2 is 1 1/2. */
export function withPlainFractions(text: string): string {
  return text.replace(
    /(\d?)([⁰¹²³⁴-⁹]{1,4})(?=[/⁄]\d)/g,
    (_fraction, whole: string, numerator: string) =>
      `${whole === '' ? '' : `${whole} `}${[...numerator].map((digit) => raised.indexOf(digit)).join('')}`,
  );
}
