import type { Rule } from '../../engine/rule.ts';

const fileName = /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?|bmp)$/i;

const cameraName =
  /^(?:IMG|DSC[NF]?|PXL|MVIMG|Screen ?shot|Untitled|image|photo|picture|GettyImages|shutterstock|iStock|AdobeStock)[-_ ()\d]*$/i;

export const rule: Rule = {
  id: 'a11y/alt-filename',
  severity: 'warning',
  summary: 'A text alternative is the name of a file.',
  image(image, report) {
    const { alt } = image;
    if (!alt) return;
    const text = alt.trim();
    if (!fileName.test(text) && !cameraName.test(text)) return;
    const what = /[\d.]/.test(text) ? 'is the name of a file' : 'says nothing of the picture';
    report(image.placeOfAlt(), `"${text}" ${what}. Say what the picture tells.`, { evidence: text });
  },
};
