import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'note/urgent-without-telephone',
  severity: 'error',
  summary: 'An urgent note names no telephone.',
  blocks: {
    note({ data, place }, report) {
      if (data.kind !== 'urgent' || (data.telephones ?? []).length > 0) return;
      report(
        place('/data/kind'),
        'This note is urgent and names no telephone, so readers cannot call from it. Add one under "Telephones", such as 911 or 988, or make it a note of another kind.',
        { evidence: data.title ?? '' },
      );
    },
  },
};
