/**
 * Writes the list of rules, and the page that lists them, where they are missing or stale. Whatever needs it (start, build,
 * checks, tests) runs this first.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureRuleList, replaceWhole } from './ensureRuleList.ts';

const project = new URL('../../', import.meta.url);
const page = new URL('docs/rules.md', project);

const ofTypes = new URL('quality/generated/rulesByType.ts', project);

// The second file is made of the first one, and may be missing where something went wrong between them.
if (ensureRuleList(project) || !existsSync(ofTypes)) {
  const { rulesByType } = await import('./rulesByType.ts');
  replaceWhole(ofTypes, rulesByType());
  const { ruleCatalogue } = await import('../ruleCatalogue.ts');
  const { rulesPage } = await import('./rulesPage.ts');
  const before = readFileSync(page, 'utf8');
  const text = rulesPage(before, ruleCatalogue);
  if (text !== before) writeFileSync(page, text);
}
