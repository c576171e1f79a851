import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'a11y/img-alt-missing',
  severity: 'error',
  summary: 'A picture has no text alternative.',
  image({ alt, takesAlt, isPortrait, src, placeOfAlt }, report) {
    if (!takesAlt || isPortrait || alt !== undefined) return;
    report(
      placeOfAlt(),
      'This picture has no text alternative, so readers who cannot see it learn nothing of it. Say what it tells, or leave the alternative empty where it is pure decoration.',
      { evidence: src },
    );
  },
};
