import { nearestName } from '#transformer/validate/nearestName.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'assessment/unknown-instrument',
  severity: 'error',
  summary: 'An assessment names a questionnaire that the site does not have, or cannot use.',
  blocks: {
    assessment({ data: { instrument }, article: { settings }, place }, report) {
      const { instruments } = settings;
      if (instruments === undefined) return;
      const known = instruments.find(({ id }) => id === instrument);
      if (known && known.fault === undefined) return;
      report(
        place('/data/instrument'),
        known ? faulty(instrument, known.fault) : unknown(instrument, instruments),
        {
          evidence: instrument,
        },
      );
    },
  },
};

function faulty(instrument: string, fault = ''): string {
  return `The questionnaire ${instrument} cannot be used, so readers see nothing here. Mend its file: ${fault}.`;
}

function unknown(instrument: string, instruments: readonly { id: string; fault?: string }[]): string {
  const usable = instruments.filter(({ fault }) => fault === undefined).map(({ id }) => id);
  const near = nearestName(instrument, usable);
  const remedy = near ? `Did you mean ${near}?` : `There is ${usable.join(', ') || 'none'}.`;
  return `The site has no questionnaire ${instrument}, so readers see nothing here. ${remedy}`;
}
