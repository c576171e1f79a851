import type { Rule } from '../../engine/rule.ts';

const unshown = /^[^?#]*\.(bmp|tiff?|psd|heic|heif|eps|ai|raw|cr2|nef|pdf|docx?|html?)(?:[?#]|$)/i;

export const rule: Rule = {
  id: 'image/format',
  severity: 'error',
  summary: 'A picture has a format that browsers cannot show.',
  image(image, report) {
    const { src } = image;
    const ending = unshown.exec(src)?.[1];
    if (ending === undefined) return;
    report(
      image.place(),
      `Browsers cannot show ${ending.toUpperCase()} files. Save the picture as JPEG, PNG, WebP or AVIF.`,
      { evidence: src },
    );
  },
};
