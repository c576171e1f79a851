import type { HtmlFilter } from '../filter.ts';

/** The mark of HTML that was made of Markdown. */
export const markdownMark = '<!-- pagewell: markdown -->';

/** Markdown, as HTML already. */
export const markdown: HtmlFilter = {
  name: 'markdown',
  recognises: ({ html }) => html.startsWith(markdownMark),
  rewrite: (nodes) => nodes,
};
