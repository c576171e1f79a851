import type { Rule } from '../../engine/rule.ts';
import { trimmed } from '../../engine/trimmed.ts';

export const placeholders: ReadonlySet<string> = new Set([
  'alt',
  'alt text',
  'alternative text',
  'alt text here',
  'add alt text',
  'insert alt text',
  'image description',
  'description',
  'image alt text',
  'caption',
  'placeholder',
  'todo',
  'tbd',
  'n/a',
  'none',
  'null',
  'undefined',
  'test',
]);

export const rule: Rule = {
  id: 'a11y/alt-placeholder',
  severity: 'error',
  summary: 'A text alternative is only a placeholder.',
  image(image, report) {
    const words = trimmed(image.alt ?? '', (character) => ' "\'[]().:…'.includes(character));
    if (!placeholders.has(words.toLowerCase())) return;
    report(
      image.placeOfAlt(),
      `"${image.alt?.trim()}" does not describe the picture. Describe what it shows, or leave the text alternative empty if the picture is only decoration.`,
      { evidence: image.alt ?? '' },
    );
  },
};
