import type { Problem, Severity } from '#transformer/problems/problem.ts';
import { problemsOf } from '../findings/outcome.ts';
import { printable } from '../terminal/output.ts';
import { closingLine, placeName, worstFirst } from './pretty.ts';
import type { Reporter } from './reporter.ts';

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const satisfies Record<
  Severity,
  string
>;

/** GitHub shows at most ten errors and ten warnings of a step, so the worst come first. */
export const github: Reporter = (outcome) => {
  const problems = [...problemsOf(outcome)].sort(
    (one, other) => worstFirst.indexOf(one.severity) - worstFirst.indexOf(other.severity),
  );
  return `${[...problems.map(annotation), closingLine(outcome)].join('\n')}\n`;
};

function annotation(problem: Problem): string {
  const { severity, rule, message, file, line, column, endLine, endColumn } = problem;
  // Columns are only accepted if the finding is on one line.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const properties = Object.entries({ file, line, endLine, ...columns, title: rule })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(printable(String(value)))}`);
  const text = escapeData(printable(`${placeName(problem)}: ${message}`));
  return `::${commands[severity]} ${properties.join(',')}::${text}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
