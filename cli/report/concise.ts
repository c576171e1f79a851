import { problemsOf } from '../findings/outcome.ts';
import { printable } from '../terminal/output.ts';
import { closingLine, placeName } from './pretty.ts';
import type { Reporter } from './reporter.ts';

export const concise: Reporter = (outcome) => {
  const lines = [...problemsOf(outcome)].map((problem) =>
    printable(`${placeName(problem)}: ${problem.severity} ${problem.rule} ${problem.message}`),
  );
  return `${[...lines, closingLine(outcome)].join('\n')}\n`;
};
