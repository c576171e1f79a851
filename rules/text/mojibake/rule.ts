import { isInCode } from '../../engine/facts/leftovers.ts';
import { decodeText } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';

/**
 * UTF-8 bytes decoded as Windows-1252 or Latin-1. After a capital ("MAÇÃ”", "NESTLÉ®"), quotation marks, dashes
 * and brand signs are legitimate.
 */
const misread: readonly RegExp[] = [
  // Â and a character of the upper half of Latin-1: "Â°", "Âµ".
  /Â[\u0080-\u009F¡-§©ª¬\u00AD¯-¶¸-º¼-¿]|(?<![\p{Lu}"“„‘«(['])Â[\u00A0-\u00BF“”‘’–—…™•]/gu,
  // The same with the no-break space turned into a space: "100Â mg".
  /(?<=[\d\p{Ll}.,;:!?%)])Â(?=\s|$)|(?<=[\p{L}\d.,;:])Â(?= ?\d)/gu,
  // An apostrophe or a dash whose other two bytes were dropped: "Itâs", "7â9".
  /(?<=\p{Ll}{3})âs(?!\p{L})|(?<=\b(?:[Ii]t|[Hh]e|[Ww]ho))âs(?!\p{L})|(?<=\b(?:[Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Cc]a|[Ww]o|[Ww]ould|[Cc]ould|[Ss]hould|[Hh]as|[Hh]ave|[Hh]ad)n)ât(?!\p{L})|(?<=\b(?:I|[Ww]e|[Yy]ou|[Tt]hey))â(?:m|re|ve|ll|d)(?!\p{L})|(?<=\d)â(?=\d)/gu,
  // Chinese, Japanese and Korean, at least two letters: "café»…" ends a quotation. Three if a byte was dropped.
  /(?:[ã-í][\u0080-\u00BF\u0152-\u2122]{2}){2,40}|(?:[ã-í][\u0080-\u00BF\u0152-\u2122]{1,2}){3,40}/gu,
  // Ã and the second half of an accented letter: "Ã©" for é.
  /Ã[\u0080-\u009F€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜š›œžŸ¡-§©ª¬\u00AD¯±-¶¸-º¼-¿]|(?<![\p{Lu}"“‘«(])Ã[’”–—…™®°»«·\u00A0¨]/gu,
  // Quotation marks, dashes, signs: "â€™", "â‰¥", "â„¢".
  /â[€\u0080](?:[^\s\w<>&"'.,;:!?()]|\b)|â[\u0081-\u009F‚„†‡ˆ‰Š‹ŒŽ˜š›œžŸ][\u0080-\u00BF\u0152-\u2122]|(?<!\p{L})â[…–—‘’“”•™][\u0080-\u00BF\u0152-\u2122]/gu,
  /ð[Ÿ\u009F][\u0080-\u00BF\u0152-\u2122]{0,2}|ï(?:»¿|¿½|¬[\u0080-\u0084€‚ƒ„])/gu,
  /(?<![“"«„‘])(?:Î[\u0080-\u009F‘-”•–—˜™š›œžŸ¡-¿]|Ï[\u0080-\u0089€‚ƒ„†‡ˆ‰]|Ð[\u0080-\u009F°-¿ŸžœšŠ]|Ñ[\u0080-\u008F€‚ƒ„†‡ˆ‰Š‹ŒŽ])/gu,
  /Ä[\u0080-\u009F†‡ŒšžŸ]|Å[\u0080-\u009F‚„ˆ‡Ÿ¡¼½¾¯]|(?<![\p{Lu}"“‘«»(])[ÄÅ][\u00A1-\u00BF‘-”–—™›œ](?=\p{Ll})/gu,
  // The same bytes decoded as Mac Roman.
  /‚Ä[îìôúù¶¢]|(?<=\p{L})√[©≥≠±°∫º∂§]|Œ[±≤≥¥µ∂∑∏π∫ªºΩ¿¡¬√ƒ≈∆]|¬[µ∞±Ω£©®]/gu,
  // Decoded as DOS code pages 437 and 850: "Seg├║n". Box drawings have "─" after these.
  /[├┬][^\s\w─├┬┼┤<>&]|[ΓÔ]Ç[^\s\w<>&]/gu,
];

const anyMisread = new RegExp(misread.map(({ source }) => `(?:${source})`).join('|'), 'gu');

const upperSigns = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at),
);

export const rule: Rule = {
  id: 'text/mojibake',
  severity: 'error',
  summary: 'A text has the wrong character encoding.',
  // In HTML the characters may be entities.
  textPattern: /[ÂÃâðïÎÏÐÑÄÅ‚√Œ¬├┬&]|[ΓÔ]Ç|[ã-í][^\s\w]{1,2}[ã-í]/,
  text(subject, report) {
    const { text, html, place } = subject;
    const shown = html ? decodeText(text) : text;
    const [first, ...others] = [...shown.matchAll(anyMisread)].filter((match) => !isNamed(match));
    if (!first || isInCode(subject)) return;
    const [found] = first;
    const start = text.indexOf(found);
    const range = start === -1 ? undefined : { start, end: start + found.length };
    const intended = decoded(found);
    const times = others.length > 0 ? ` There are ${others.length + 1} of these in this text.` : '';
    report(
      place(range),
      `Readers see "${found}", because the text was imported with the wrong character encoding.${intended ? ` It was probably "${intended}".` : ''}${times} Export the text again as UTF-8, or correct the characters.`,
      { evidence: found },
    );
  },
};

/** Alone in quotation marks: "the signs “â€™” in place of an apostrophe". */
function isNamed({ 0: found, index, input }: RegExpExecArray): boolean {
  return /["“«‘']/.test(input.charAt(index - 1)) && /["”»’']/.test(input.charAt(index + found.length));
}

/** The text whose UTF-8 bytes these characters are; undefined if they are not UTF-8. */
function decoded(signs: string): string | undefined {
  const bytes = [...signs].map((sign) => {
    const upper = upperSigns.indexOf(sign);
    return upper === -1 ? (sign.codePointAt(0) ?? 0) : 0x80 + upper;
  });
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  const intended = new TextDecoder().decode(Uint8Array.from(bytes));
  return intended.includes('\uFFFD') ? undefined : intended;
}
