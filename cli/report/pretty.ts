import { styleText } from 'node:util';
import type { Problem, Severity } from '../../transformer/problem.ts';
import type { CheckedFile } from '../checkedFile.ts';
import { printable } from '../output.ts';
import { countBySeverity, counted } from '../summary.ts';

const colours = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<Severity, string>;

/**
 * Findings for people: a group for each file, and in it for each finding a line for the place and a line for what is
 * wrong and what would be right.
 */
export function pretty(files: readonly CheckedFile[], colour: boolean): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    colour ? styleText(style, text, { validateStream: false }) : text;

  const groups = files
    .filter(({ problems }) => problems.length > 0)
    .map(({ name, problems }) => [paint('bold', printable(name)), ...problems.map(oneProblem)].join('\n'));

  function oneProblem({
    severity,
    rule,
    message,
    blockType,
    blockId,
    pointer,
    line,
    column,
  }: Problem): string {
    const place = line === undefined ? '' : `${line}:${column ?? 1}  `;
    const block = blockType ? `  in ${blockType}${blockId ? ` "${blockId}"` : ''}` : '';
    return [
      `  ${place}${paint(colours[severity], severity)}  ${printable(pointer || '/')}${paint('dim', printable(block))}`,
      `      ${printable(message)}  ${paint('dim', rule)}`,
    ].join('\n');
  }

  return `${[...groups, closingLines(files)].join('\n\n')}\n`;
}

function closingLines(files: readonly CheckedFile[]): string {
  const counts = countBySeverity(files.flatMap(({ problems }) => problems));
  const checked = `${counted(files.length, 'article')} checked`;
  const unread = files.filter(({ complete }) => !complete).length;
  if (counts.error + counts.warning + counts.info === 0) return `${checked}, no problems`;
  const found = [
    counted(counts.error, 'error'),
    counted(counts.warning, 'warning'),
    counted(counts.info, 'note'),
  ].join(', ');
  const notRead = unread > 0 ? `; ${counted(unread, 'file')} could not be read` : '';
  return `${checked}: ${found}${notRead}\nWhat each rule means: docs/rules.md`;
}
