import { nearestName } from '#transformer/validate/nearestName.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'assessment/unknown-instrument',
  severity: 'error',
  summary: 'The questionnaire of an assessment was not found or is invalid.',
  blocks: {
    assessment({ data: { instrument }, article: { settings }, place }, report) {
      const { instruments } = settings;
      if (instruments === undefined) return;
      const known = instruments.find(({ id }) => id === instrument);
      if (known && known.fault === undefined) return;
      report(
        place('/data/instrument'),
        known ? invalidFile(instrument, known.fault) : unknown(instrument, instruments),
        {
          evidence: instrument,
        },
      );
    },
  },
};

function invalidFile(instrument: string, fault = ''): string {
  return `The questionnaire ${instrument} is invalid, so this block is not shown to readers. Fix its file: ${fault}.`;
}

function unknown(instrument: string, instruments: readonly { id: string; fault?: string }[]): string {
  const usable = instruments.filter(({ fault }) => fault === undefined).map(({ id }) => id);
  const near = nearestName(instrument, usable);
  const remedy = near ? `Did you mean ${near}?` : `Available: ${usable.join(', ') || 'none'}.`;
  return `The questionnaire ${instrument} was not found, so this block is not shown to readers. ${remedy}`;
}
