import type { Rule } from '../../engine/rule.ts';
import { fittingPart, titleWidth } from './titleWidth.ts';

const shownWidth = 600;

const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

export const rule: Rule = {
  id: 'seo/title-truncated',
  severity: 'info',
  summary: 'The title is too long for search results.',
  article({ envelope: { title }, place }, report) {
    const width = titleWidth(title);
    if (width <= shownWidth || otherScript.test(title)) return;
    const shown = fittingPart(title, shownWidth - titleWidth(' …'));
    report(
      { ...place('/title'), within: { start: shown.length, end: title.length } },
      `The title is about ${Math.ceil(width)} pixels wide, but search results show only ${shownWidth}: "${shown} …". Put the most important words first, or shorten it.`,
      { evidence: title },
    );
  },
};
