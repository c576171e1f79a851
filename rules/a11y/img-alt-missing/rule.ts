import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'a11y/img-alt-missing',
  severity: 'error',
  summary: 'A picture has no text alternative.',
  image({ alt, takesAlt, isPortrait, src, placeOfAlt }, report) {
    if (!takesAlt || isPortrait || alt !== undefined) return;
    report(
      placeOfAlt(),
      'This picture has no text alternative, so screen readers cannot describe it. Describe what it shows, or set an empty text alternative if the picture is only decoration.',
      { evidence: src },
    );
  },
};
