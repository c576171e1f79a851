import type { ReactNode } from 'react';
import { problemList, problems as problemsStyle } from './Problems.styles.ts';
import { countInWords, type ShownProblem } from './shownProblem.ts';

interface ProblemsProps {
  problems: readonly ShownProblem[];
  onSelect: (problem: ShownProblem) => void;
}

/** What is wrong with the article. Each problem leads to its place in the text and on the page. */
export function Problems({ problems, onSelect }: ProblemsProps): ReactNode {
  return (
    <section className={problemsStyle} aria-label="Problems">
      <p role="status">{countInWords(problems)}</p>
      {problems.length > 0 && (
        <ul className={problemList}>
          {problems.map((problem, index) => (
            <li key={`${problem.rule} ${problem.pointer} ${index}`}>
              <button type="button" data-severity={problem.severity} onClick={() => onSelect(problem)}>
                <strong>{severityNames[problem.severity]}</strong> {problem.message}{' '}
                <code>
                  {problem.rule}
                  {problem.pointer && ` at ${problem.pointer}`}
                </code>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const severityNames = { error: 'Error', warning: 'Warning', info: 'Hint' } as const;
