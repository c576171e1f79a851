import type { Rule } from '../../engine/rule.ts';

/** Maximum, in characters. Most screen readers cannot pause inside a text alternative. */
export const longestAlternative = 150;

export const rule: Rule = {
  id: 'a11y/alt-too-long',
  severity: 'warning',
  summary: 'A text alternative is too long.',
  image(image, report) {
    const { alt } = image;
    if (!alt || alt.length <= longestAlternative) return;
    report(
      image.placeOfAlt(),
      `The text alternative has ${alt.length} characters. Use at most ${longestAlternative}, and move the rest to the text or the caption.`,
      { evidence: alt },
    );
  },
};
