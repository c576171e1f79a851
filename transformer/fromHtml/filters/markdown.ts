import type { HtmlFilter } from '../filter.ts';
import { mapElements } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';

export const markdownMark = '<!-- pagewell: markdown -->';
/** An element with the Markdown that was left as it is written. */
export const unformattedTag = 'x-unformatted';

export const markdown: HtmlFilter = {
  name: 'markdown',
  recognises: ({ html }) => html.startsWith(markdownMark),
  rewrite: (nodes, { note }) =>
    mapElements(nodes, (element) => {
      if (element.name !== unformattedTag) return undefined;
      note('lost', 'too-deep', textOfTree(element.children), element.at);
      return element.children;
    }),
};
