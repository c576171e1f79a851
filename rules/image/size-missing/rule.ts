import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'image/size-missing',
  severity: 'warning',
  summary: 'A picture in a text has no width and height.',
  image({ html, width, height, src }, report) {
    if (!html || (width !== undefined && height !== undefined)) return;
    const missing = [...(width === undefined ? ['width'] : []), ...(height === undefined ? ['height'] : [])];
    report(
      html.field.placeOfTag(html.element),
      `This picture has no ${missing.join(' and no ')}, so the text below it moves when the picture loads. Enter the size of the picture in pixels.`,
      { evidence: src },
    );
  },
};
