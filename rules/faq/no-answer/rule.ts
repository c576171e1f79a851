import { textOfHtml } from '#transformer/html/textOfHtml.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'faq/no-answer',
  severity: 'error',
  summary: 'A question has no answer.',
  blocks: {
    faq({ data, place }, report) {
      data.items.forEach(({ question, answer }, index) => {
        if (hasContent(answer)) return;
        report(
          place(`/data/items/${index}/answer`),
          `"${question.trim()}" has no answer. Add an answer, or remove the question.`,
          { evidence: question },
        );
      });
    },
  },
};

function hasContent(html: string): boolean {
  return /<(?:img|table)\b/i.test(html) || textOfHtml(html) !== '';
}
