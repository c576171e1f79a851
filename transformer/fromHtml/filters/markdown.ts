import type { HtmlFilter } from '../filter.ts';

export const markdownMark = '<!-- pagewell: markdown -->';

export const markdown: HtmlFilter = {
  name: 'markdown',
  recognises: ({ html }) => html.startsWith(markdownMark),
  rewrite: (nodes) => nodes,
};
