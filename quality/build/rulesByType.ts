import { contentRules } from '../generated/rules.ts';
import type { Rule } from '../rule.ts';

/**
 * The module that says which rules every article needs, and which ones only an article with blocks of a type: those that
 * look at such blocks and at nothing else. A browser loads these with the blocks.
 */
export function rulesByType(): string {
  const ofTypes = contentRules.filter((rule) => typesOf(rule).length > 0);
  const general = contentRules.filter((rule) => !ofTypes.includes(rule));
  const types = [...new Set(ofTypes.flatMap(typesOf))].sort();
  return `// Generated from the folders in quality/rules/. Do not edit: "npm run generate" makes it again.

import type { Rule } from '../rule.ts';
${general.map(({ id }, index) => `import { rule as rule${index} } from '../rules/${id}/rule.ts';`).join('\n')}

/** The rules that look at every article. */
export const generalRules: readonly Rule[] = [
${general.map((_rule, index) => `  rule${index},`).join('\n')}
];

/** By block type, the rules that look at nothing but such blocks. */
export const rulesOfBlocks: ReadonlyMap<string, () => Promise<{ rule: Rule }[]>> = new Map([
${types.map((type) => `  ['${type}', () => Promise.all([\n${importsOf(ofTypes, type)}\n  ])],`).join('\n')}
]);
`;
}

/** The only types that a rule looks at; none where it looks at other things as well. */
function typesOf({
  id: _id,
  severity: _severity,
  summary: _summary,
  help: _help,
  reads: _reads,
  blocks,
  ...others
}: Rule): string[] {
  return Object.keys(others).length === 0 ? Object.keys(blocks ?? {}) : [];
}

function importsOf(rules: readonly Rule[], type: string): string {
  return rules
    .filter((rule) => typesOf(rule).includes(type))
    .map(({ id }) => `    import('../rules/${id}/rule.ts'),`)
    .join('\n');
}
