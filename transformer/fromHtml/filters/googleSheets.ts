import { elementNamed } from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { mapElements } from '../tree/walk.ts';
import { withoutRedirect } from './googleDocs.ts';
import { dropLanguages } from './marks.ts';

export const googleSheets: HtmlFilter = {
  name: 'google-sheets',
  recognises: ({ html }) => /<google-sheets-html-origin|data-sheets-(?:root|value|baot)/.test(html),
  rewrite(nodes) {
    dropLanguages(nodes);
    return mapElements(nodes, (element) => {
      const { name, attribs, children } = element;
      if (name === 'google-sheets-html-origin') return children;
      if (name === 'a' && attribs.href !== undefined) attribs.href = withoutRedirect(attribs.href);
      const href = attribs['data-sheets-hyperlink'];
      if (name === 'td' && href !== undefined) {
        element.children = [elementNamed('a', children, { href })];
        // Links are underlined by default.
        attribs.style = (attribs.style ?? '').replace(/text-decoration:\s*underline/, '');
      }
      return undefined;
    });
  },
};
