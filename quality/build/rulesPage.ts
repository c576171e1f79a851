import type { RuleInfo } from '../rule.ts';

/** Behind it, the page of all rules is written by the build. */
const marker = '<!-- From here on, "npm run generate" writes this page. -->';

/**
 * The page of all rules, with a line for each.
 *
 * @param page the page as it is; what stands before its marker stays
 * @throws Error where the marker is missing
 */
export function rulesPage(page: string, rules: readonly RuleInfo[]): string {
  const end = page.indexOf(marker);
  if (end === -1) throw new Error(`The page of all rules lacks its marker: ${marker}`);
  const families = Map.groupBy(rules, ({ id }) => id.split('/')[0]);
  const sections = [...families].map(([family, members]) => {
    const lines = members.map(({ id, summary }) => `- [${id}](../quality/rules/${id}/page.md): ${summary}`);
    return `## ${family}\n\n${lines.join('\n')}\n`;
  });
  return `${page.slice(0, end)}${marker}\n\n${sections.join('\n')}`;
}
