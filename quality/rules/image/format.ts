import type { Rule } from '../../rule.ts';

/** Formats that cameras and programs write and browsers do not show. */
const unshown = /\.(?:bmp|tiff?|psd|heic|heif|eps|ai|raw|cr2|nef|pdf|docx?|html?)$/i;

/** Pictures in a format that browsers do not show. */
export const imageFormat: Rule = {
  id: 'image/format',
  severity: 'error',
  summary: 'A picture has a format that browsers do not show.',
  image({ src, place }, report) {
    const path = src.split(/[?#]/, 1)[0] ?? '';
    const ending = unshown.exec(path)?.[0];
    if (ending === undefined) return;
    report(
      place(),
      `Browsers do not show ${ending.slice(1).toUpperCase()} files. Save the picture as JPEG, PNG, WebP or AVIF.`,
      { evidence: src },
    );
  },
};
