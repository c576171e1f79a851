import { setField } from '../../engine/fixes.ts';
import type { Rule } from '../../engine/rule.ts';

/** Codes that are not a single country. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

export const rule: Rule = {
  id: 'ref/unknown-country',
  severity: 'error',
  summary: 'A block is for a country that does not exist.',
  article({ envelope, place }, report) {
    for (const { pointer, when } of envelope.blocks) {
      when?.countries?.forEach((code, index) => {
        const meant = codeOf(code);
        if (meant === code) return;
        const at = place(`${pointer}/when/countries/${index}`);
        report(
          at,
          meant === undefined
            ? `There is no country "${code}", so nobody sees this block there. Write the two letters of ISO 3166.`
            : `Readers in ${nameOf(meant)} are known as "${meant}" and never as "${code}". Write ${meant}.`,
          { evidence: code, ...(meant === undefined ? {} : { fix: setField('review', at, meant) }) },
        );
      });
    }
  },
};

function codeOf(code: string): string | undefined {
  const current = new Intl.Locale(`und-${code}`).region ?? code;
  return noCountries.has(current) || nameOf(current) === undefined ? undefined : current;
}

function nameOf(code: string): string | undefined {
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code);
}
