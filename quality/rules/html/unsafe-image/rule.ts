import { checkLink } from '../../../../contracts/link.ts';
import { reportRemoval } from '../../../facts/removals.ts';
import { attributeOf } from '../../../html/htmlTree.ts';
import type { Rule } from '../../../rule.ts';

/** Pictures in HTML that have no address from which we load pictures: the sanitiser takes them out. */
export const rule: Rule = {
  id: 'html/unsafe-image',
  severity: 'warning',
  summary: 'A picture in the HTML has no address that pictures are loaded from, so it is taken out.',
  elements: {
    img(element, field, report) {
      const src = attributeOf(element, 'src');
      if (src && isLoaded(src.value)) return;
      const place = src
        ? { start: src.valueStart, end: src.valueEnd }
        : { start: element.start, end: element.contentStart };
      const what = src?.value ?? 'a picture without an address';
      reportRemoval(field, { kind: 'image', what }, [place], report);
    },
  },
};

function isLoaded(src: string): boolean {
  const link = checkLink(src);
  return link.ok && /^(?:https:|\/)/i.test(link.href);
}
