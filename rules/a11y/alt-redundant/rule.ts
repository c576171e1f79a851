import { textOfHtml } from '#transformer/html/textOfHtml.ts';
import type { Place } from '../../engine/place.ts';
import type { Report, Rule } from '../../engine/rule.ts';
import { imageOfElement } from '../../engine/subjects/elementSubjects.ts';

/** Screen readers announce an image already. Its kind may matter: a chart, an X-ray, a painting. */
const announcement =
  /^(?:an? |the )?(?:image|picture|photo|photograph|pic|graphic|icon) (?:of|showing|depicting)\b/i;

export const rule: Rule = {
  id: 'a11y/alt-redundant',
  severity: 'warning',
  summary: 'A text alternative repeats what screen readers announce anyway.',
  image(image, report) {
    const found = announcement.exec(image.alt?.trim() ?? '');
    if (!found) return;
    report(
      image.placeOfAlt(),
      `Screen readers announce the picture themselves, so "${found[0]}" is redundant. Begin with what the picture shows.`,
      { evidence: image.alt ?? '' },
    );
  },
  blocks: {
    image({ data: { alt, caption }, place }, report) {
      if (alt && repeats(alt, plain(textOfHtml(caption ?? ''))))
        reportRepetition(alt, place('/data/alt'), report);
    },
  },
  elements: {
    figure({ children }, field, report) {
      const elements = children.filter((child) => child.kind === 'element');
      const caption = elements.find(({ name }) => name === 'figcaption');
      if (!caption) return;
      const words = plain(field.textOf(caption));
      for (const element of elements.filter(({ name }) => name === 'img')) {
        const { alt, placeOfAlt } = imageOfElement(element, field);
        if (alt && repeats(alt, words)) reportRepetition(alt, placeOfAlt(), report);
      }
    },
  },
};

function repeats(alt: string, caption: string): boolean {
  const words = plain(alt);
  return words !== '' && words === caption && !announcement.test(alt.trim());
}

function reportRepetition(alt: string, place: Place, report: Report): void {
  report(
    place,
    'The text alternative repeats the caption, so screen readers read it twice. Describe what the picture shows, and use the caption to explain it.',
    { evidence: alt },
  );
}

function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
