import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'link/self',
  severity: 'warning',
  summary: 'A link leads to the page it stands on.',
  link({ href, page, article, place }, report) {
    if (page?.path !== article.envelope.path || page.fragment !== '' || page.query !== '') return;
    report(
      place(),
      'This link leads to the page it stands on, so readers lose their place and nothing else happens. Link to the section that is meant, or take the link out.',
      { evidence: href },
    );
  },
};
