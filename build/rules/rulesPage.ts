import type { RuleInfo } from '#rules/engine/rule.ts';

/** The build writes the page of all rules after this marker. */
const marker = '<!-- From here on, "npm run generate" writes this page. -->';

/** Preserves the text before the marker. Throws if the marker is missing. */
export function rulesPage(page: string, rules: readonly RuleInfo[]): string {
  const end = page.indexOf(marker);
  if (end === -1) throw new Error(`The page of all rules lacks its marker: ${marker}`);
  const families = Map.groupBy(rules, ({ id }) => id.split('/')[0]);
  const sections = [...families].map(([family, members]) => {
    const lines = members.map(({ id, summary }) => `- [${id}](../rules/${id}/page.md): ${summary}`);
    return `## ${family}\n\n${lines.join('\n')}\n`;
  });
  return `${page.slice(0, end)}${marker}\n\n${sections.join('\n')}`;
}
