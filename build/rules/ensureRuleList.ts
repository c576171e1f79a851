import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const listFile = 'rules/generated/rules.ts';

const othersFile = 'rules/rulesFoundOnTheWay.ts';

/** Only if it is stale. Safe for concurrent processes. Returns whether something was written. */
export function ensureRuleList(project: URL): boolean {
  const text = ruleList(project);
  const file = new URL(listFile, project);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  replaceWhole(file, text);
  return true;
}

/** Replaces a file atomically, because another process may be reading it. */
function replaceWhole(file: URL, text: string): void {
  mkdirSync(new URL('.', file), { recursive: true });
  const whole = new URL(`${file.href}.${process.pid}`);
  writeFileSync(whole, text);
  renameSync(whole, file);
}

function ruleList(project: URL): string {
  const files = globSync('rules/*/*/rule.ts', { cwd: project }).sort();
  const hash = createHash('sha256');
  for (const file of [...files, othersFile]) hash.update(readFileSync(new URL(file, project)));
  const imports = files.map((file, index) => {
    return `import { rule as rule${index} } from '${file.replace(/^rules/, '..')}';`;
  });
  return `// Generated from the folders in rules/. Do not edit: "npm run generate" makes it again.
// Of rules whose sources are ${hash.digest('hex')}.

import type { Rule } from '../engine/rule.ts';
${imports.join('\n')}

/** The rules that look at an article's content. */
export const contentRules: readonly Rule[] = [
${files.map((_file, index) => `  rule${index},`).join('\n')}
];
`;
}
