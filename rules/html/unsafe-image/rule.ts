import { loadedFrom, pictureAddressOf } from '#transformer/html/pictureAddress.ts';
import { reportRemoval } from '../../engine/facts/removals.ts';
import { attributeOf, attributesOf } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'html/unsafe-image',
  severity: 'warning',
  summary: 'A picture in the HTML has no allowed address, so it is removed.',
  elements: {
    img(element, field, report) {
      const address = pictureAddressOf(attributesOf(element));
      if (loadedFrom(address) !== undefined) return;
      const src = element.attributes.find(({ value }) => value === address) ?? attributeOf(element, 'src');
      const place = src
        ? { start: src.valueStart, end: src.valueEnd }
        : { start: element.start, end: element.contentStart };
      const detail = address ?? 'a picture without an address';
      reportRemoval(field, { kind: 'image', detail }, [place], report);
    },
  },
};
