import type { Rule } from '../../rule.ts';
import type { ImageSubject } from '../../subjects.ts';

/** Screen readers say that it is a picture. What kind of picture it is may matter: a chart, an X-ray, a painting. */
const announcement =
  /^(?:an? |the )?(?:image|picture|photo|photograph|pic|graphic|icon)\s+(?:of|showing|depicting)\b/i;

/** Text alternatives that say what readers hear anyway: that it is a picture, or the caption once more. */
export const altRedundant: Rule = {
  id: 'a11y/alt-redundant',
  severity: 'warning',
  summary: 'A text alternative says what readers hear anyway.',
  image(image, report) {
    const { alt } = image;
    if (!alt) return;
    const found = announcement.exec(alt.trim());
    if (found) {
      report(
        image.placeOfAlt(),
        `Readers hear that this is a picture, and then "${found[0]}". Begin with what it shows.`,
        {
          evidence: alt,
        },
      );
    } else if (repeats(alt, captionOf(image))) {
      report(
        image.placeOfAlt(),
        'The text alternative repeats the caption, so readers hear it twice. Say what the picture shows, and leave to the caption what it means.',
        { evidence: alt },
      );
    }
  },
};

function captionOf({ block, html }: ImageSubject): string {
  if (html) {
    const figure = html.element.parent?.name === 'figure' ? html.element.parent : undefined;
    const caption = figure?.children.find((child) => child.kind === 'element' && child.name === 'figcaption');
    return caption?.kind === 'element' ? html.field.textOf(caption) : '';
  }
  if (block?.type !== 'image') return '';
  return 'caption' in block.data && typeof block.data.caption === 'string' ? block.data.caption : '';
}

function repeats(alt: string, caption: string): boolean {
  if (caption === '' || beginDifferently(alt, caption)) return false;
  const words = plain(alt);
  return words !== '' && words === plain(caption);
}

/** Whether two texts differ in their first characters, both of them letters of ASCII: then the rest does not matter. */
function beginDifferently(one: string, other: string): boolean {
  const first = letterAtStart(one);
  const second = letterAtStart(other);
  return first !== 0 && second !== 0 && first !== second;
}

/** The code of the small letter of ASCII that a text begins with; 0 where it begins with something else. */
function letterAtStart(text: string): number {
  const small = text.charCodeAt(0) | 0x20;
  return small >= 0x61 && small <= 0x7a ? small : 0;
}

function plain(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
