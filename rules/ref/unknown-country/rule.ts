import { setField } from '../../engine/fixes.ts';
import type { Rule } from '../../engine/rule.ts';

/** Codes that are not a single country. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

export const rule: Rule = {
  id: 'ref/unknown-country',
  severity: 'error',
  summary: 'The country of a block was not found.',
  article({ envelope, place }, report) {
    for (const { pointer, when } of envelope.blocks) {
      when?.countries?.forEach((code, index) => {
        const expected = codeOf(code);
        if (expected === code) return;
        const at = place(`${pointer}/when/countries/${index}`);
        report(
          at,
          expected === undefined
            ? `The country code "${code}" is unknown, so it matches no reader. Use the two letters of ISO 3166.`
            : `The country code of ${nameOf(expected)} is "${expected}", not "${code}". Write ${expected}.`,
          { evidence: code, ...(expected === undefined ? {} : { fix: setField('review', at, expected) }) },
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
