import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'link/self',
  severity: 'warning',
  summary: 'A link goes to its own page.',
  link({ href, page, article, place }, report) {
    if (page?.path !== article.envelope.path || page.fragment !== '' || page.query !== '') return;
    report(
      place(),
      'This link goes to the page that it is on. Link to a section of the page, or remove the link.',
      { evidence: href },
    );
  },
};
