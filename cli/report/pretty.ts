import { styleText } from 'node:util';
import type { Problem, Severity } from '#transformer/problems/problem.ts';
import type { Finding } from '../check/placeProblems.ts';
import { findingsOf, type Outcome, problemsOf } from '../findings/outcome.ts';
import { countByGroup, countBySeverity, counted, type SeverityCounts } from '../terminal/counts.ts';
import { printable } from '../terminal/output.ts';
import { codeFrame } from './codeFrame.ts';
import type { Reporter } from './reporter.ts';

export const severityColours = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<
  Severity,
  string
>;
export const severityNames = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<
  Severity,
  string
>;

export const worstFirst: readonly Severity[] = ['error', 'warning', 'info'];

export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** Position, problem, correction, and an excerpt with carets; then counts by rule and block type. */
export const pretty: Reporter = (outcome, { colour, width }) => {
  const paint: Paint = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
  const findings = [...findingsOf(outcome)].map((finding) => describe(finding, width, paint));
  return `${[...findings, closing(outcome, paint)].join('\n\n')}\n`;
};

function describe({ problem, where, excerpt }: Finding, width: number, paint: Paint): string {
  const { severity, message, rule } = problem;
  const paints = {
    dim: (text: string) => paint('dim', text),
    mark: (text: string) => paint(severityColours[severity], text),
  };
  return [
    `${paint('bold', printable(placeName(problem)))}  ${paint(severityColours[severity], severityNames[severity])}  ${printable(message)}`,
    `  ${paint('dim', printable(`${rule}${where ? ` in ${where}` : ''}`))}`,
    ...(excerpt ? codeFrame(excerpt, width, paints) : []),
  ].join('\n');
}

/** `file:line:column`, which terminals and editors turn into a link. */
export function placeName({ file, path, line, column }: Problem): string {
  return [file ?? path, ...(line === undefined ? [] : [line, column ?? 1])].join(':');
}

const envelope = '(article)';

export function blockTypeOf({ blockType }: Problem): string {
  return blockType ?? envelope;
}

function closing(outcome: Outcome, paint: Paint): string {
  const problems = [...problemsOf(outcome)];
  if (problems.length === 0) return closingLine(outcome);
  const byRule = countByGroup(problems, ({ rule }) => rule);
  const byBlockType = countByGroup(problems, blockTypeOf);
  return [
    ...table('rule', byRule, paint),
    '',
    ...table('block type', byBlockType, paint),
    '',
    closingLine(outcome),
    ...mendable(problems),
    `About a rule: pagewell rules ${byRule[0]?.[0] ?? ''}`,
  ].join('\n');
}

function mendable(problems: readonly Problem[]): string[] {
  const count = problems.filter(({ fix }) => fix?.kind === 'safe').length;
  return count === 0 ? [] : [`${counted(count, 'problem')} can be fixed with pagewell validate --fix`];
}

export function closingLine(outcome: Outcome): string {
  const { error, warning, info } = countBySeverity(problemsOf(outcome));
  const checked = `${checkedCounts(outcome)} checked`;
  const found =
    error + warning + info === 0
      ? `${checked}, no problems`
      : `${checked}: ${counted(error, severityNames.error)}, ${counted(warning, severityNames.warning)}, ${counted(info, severityNames.info)}`;
  const unread = outcome.unread > 0 ? `; ${outcome.unread} could not be read` : '';
  const interrupted = outcome.interrupted ? '; interrupted, the rest was not checked' : '';
  const { met, fixed } = outcome.known;
  const known = met > 0 ? `; ${counted(met, 'known problem')} not shown` : '';
  const fixedText =
    fixed > 0 ? `; ${counted(fixed, 'known problem')} fixed, --update-baseline removes them` : '';
  return `${found}${unread}${known}${fixedText}${interrupted}`;
}

/** Site configurations are counted separately. */
function checkedCounts({ articles, sites }: Outcome): string {
  const others = articles - sites;
  if (sites === 0) return counted(others, 'article');
  const configurations = counted(sites, 'site configuration');
  return others === 0 ? configurations : `${counted(others, 'article')} and ${configurations}`;
}

function table(title: string, groups: readonly [string, SeverityCounts][], paint: Paint): string[] {
  const columns = [
    ['errors', 'error'],
    ['warnings', 'warning'],
    ['notes', 'info'],
  ] as const;
  const used = columns.filter(([, severity]) => groups.some(([, counts]) => counts[severity] > 0));
  const head = [...used.map(([name]) => name.padStart(columnWidth)), `  ${title}`].join('');
  const rows = groups.map(([group, counts]) =>
    [
      ...used.map(([, severity]) => {
        const cell = String(counts[severity] || '').padStart(columnWidth);
        return paint(severityColours[severity], cell);
      }),
      `  ${printable(group)}`,
    ].join(''),
  );
  return [paint('dim', head), ...rows];
}

const columnWidth = 10;
