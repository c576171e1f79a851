import { elementNamed, textNode } from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { mapElements } from '../tree/walk.ts';
import { dropLanguages } from './marks.ts';

export const excel: HtmlFilter = {
  name: 'excel',
  recognises: ({ html }) => /urn:schemas-microsoft-com:office:excel|content=["']?Excel\.Sheet/i.test(html),
  rewrite(nodes) {
    dropLanguages(nodes);
    return mapElements(nodes, (element) => {
      const { attribs } = element;
      const style = attribs.style ?? '';
      if (/mso-spacerun/.test(style)) return [textNode(' ')];
      const width = Number(attribs.colspan ?? 1);
      // Text that overflows into the empty cells next to it.
      if (element.name !== 'td' || !/mso-ignore:\s*colspan/.test(style) || !(width > 1)) return undefined;
      delete attribs.colspan;
      return [element, ...Array.from({ length: Math.min(width, maxColumns) - 1 }, () => elementNamed('td'))];
    });
  },
};

/** The `colspan` limit of browsers. */
const maxColumns = 100;
