import type { Rule } from '../../engine/rule.ts';

const fileName = /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?|bmp)$/i;

const cameraName =
  /^(?:IMG|DSC[NF]?|PXL|MVIMG|Screen ?shot|Untitled|image|photo|picture|GettyImages|shutterstock|iStock|AdobeStock)[-_ ()\d]*$/i;

export const rule: Rule = {
  id: 'a11y/alt-filename',
  severity: 'warning',
  summary: 'A text alternative is a file name.',
  image(image, report) {
    const { alt } = image;
    if (!alt) return;
    const text = alt.trim();
    if (!fileName.test(text) && !cameraName.test(text)) return;
    const fault = /[\d.]/.test(text) ? 'is a file name' : 'does not describe the picture';
    report(image.placeOfAlt(), `"${text}" ${fault}. Describe what the picture shows.`, { evidence: text });
  },
};
