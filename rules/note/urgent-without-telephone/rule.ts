import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'note/urgent-without-telephone',
  severity: 'error',
  summary: 'An urgent note has no phone number.',
  blocks: {
    note({ data, place }, report) {
      if (data.kind !== 'urgent' || (data.telephones ?? []).length > 0) return;
      report(
        place('/data/kind'),
        'This note is urgent, but has no phone number to call. Add one under "Telephones", such as 911 or 988, or change the kind of the note.',
        { evidence: data.title ?? '' },
      );
    },
  },
};
