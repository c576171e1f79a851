import { styleText } from 'node:util';
import type { Problem, Severity } from '../../transformer/problem.ts';
import type { CheckedFile } from '../checkedFile.ts';
import { countBySeverity } from '../summary.ts';

const colours = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<Severity, string>;

/** Findings for people: a group for each file, a line for the place, a line for what is wrong and what would be right. */
export function pretty(files: readonly CheckedFile[], colour: boolean): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    colour ? styleText(style, text, { validateStream: false }) : text;

  const groups = files
    .filter(({ problems }) => problems.length > 0)
    .map(({ name, problems }) => [paint('bold', name), ...problems.map(oneProblem)].join('\n'));

  function oneProblem({ severity, rule, message, blockType, blockId, pointer }: Problem): string {
    const block = blockType ? ` ${paint('dim', `in ${blockType}${blockId ? ` "${blockId}"` : ''}`)}` : '';
    return `  ${paint(colours[severity], severity.padEnd(7))} ${pointer || '/'}${block}\n          ${message} ${paint('dim', rule)}`;
  }

  return `${[...groups, closingLine(files)].join('\n\n')}\n`;
}

function closingLine(files: readonly CheckedFile[]): string {
  const { error, warning, info } = countBySeverity(files.flatMap(({ problems }) => problems));
  const checked = `${files.length} ${files.length === 1 ? 'article' : 'articles'} checked`;
  if (error + warning + info === 0) return `${checked}, no problems`;
  return `${checked}: ${error} errors, ${warning} warnings, ${info} notes`;
}
