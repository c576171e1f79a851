import type { EvidenceResult } from '#schemas/generated/types.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'evidence/results',
  severity: 'error',
  summary: 'A study result contradicts its range, or the chart has no heading.',
  blocks: {
    evidence({ data, place }, report) {
      const { results = [], measure = '' } = data;
      if (results.length > 0 && measure.trim() === '') {
        report(
          place('/data'),
          'The chart of results has no heading. Add the measure, its unit and the comparison.',
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
    if (hasRange) return `The result "${name}" has a range, but no value, so it is not drawn. Add the value.`;
    if (people === undefined && outcome.trim() === '')
      return `The result "${name}" has no content. Add its value, or describe the participants and the outcome.`;
    return undefined;
  }
  if (!hasRange) return undefined;
  if (lower === undefined || upper === undefined)
    return `The range of "${name}" has only one limit, so it is not drawn. Add the other limit, or remove both.`;
  if (lower <= value && value <= upper) return undefined;
  return `The value ${value} of "${name}" is outside its range from ${lower} to ${upper}, so the range is not drawn. Correct the value, or the range.`;
}
