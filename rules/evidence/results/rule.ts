import type { EvidenceResult } from '#schemas/generated/types.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'evidence/results',
  severity: 'error',
  summary: 'A result of a study contradicts its range, or the chart does not say what it shows.',
  blocks: {
    evidence({ data, place }, report) {
      const { results = [], measure = '' } = data;
      if (results.length > 0 && measure.trim() === '') {
        report(
          place('/data'),
          'The chart of results has no heading. Name the measure, its unit and the comparison.',
          {
            evidence: data.claim,
          },
        );
      }
      results.forEach((result, index) => {
        const fault = faultOf(result);
        if (fault) report(place(`/data/results/${index}`), fault, { evidence: result.name });
      });
    },
  },
};

function faultOf({ name, value, lower, upper, people, outcome = '' }: EvidenceResult): string | undefined {
  const hasRange = lower !== undefined || upper !== undefined;
  if (value === undefined) {
    if (hasRange)
      return `The result "${name}" has a range without a value, so it is not drawn. Give the value.`;
    if (people === undefined && outcome.trim() === '')
      return `The result "${name}" says nothing. Give its value, or the people and the outcome in words.`;
    return undefined;
  }
  if (!hasRange) return undefined;
  if (lower === undefined || upper === undefined)
    return `The range of "${name}" has one end only, so it is not drawn. Give both ends, or none.`;
  if (lower <= value && value <= upper) return undefined;
  return `The value ${value} of "${name}" is outside its range from ${lower} to ${upper}, so the range is not drawn. Lower end, value and upper end must rise.`;
}
