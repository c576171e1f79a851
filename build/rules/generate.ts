/** Start, build, checks and tests run this first. */
import { readFileSync, writeFileSync } from 'node:fs';
import { ensureRuleList } from './ensureRuleList.ts';

const project = new URL('../../', import.meta.url);
const page = new URL('docs/rules.md', project);

if (ensureRuleList(project)) {
  const { ruleCatalogue } = await import('#rules/ruleCatalogue.ts');
  const { rulesPage } = await import('./rulesPage.ts');
  const before = readFileSync(page, 'utf8');
  const text = rulesPage(before, ruleCatalogue);
  if (text !== before) writeFileSync(page, text);
}
