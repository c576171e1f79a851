import type { ReactNode } from 'react';
import type { Problem } from '#transformer/problems/problem.ts';
import { stillEnglish, words } from '../../words/words.ts';
import { problemNotes } from './ProblemNotes.styles.ts';

export function ProblemNotes({ id, problems }: { id?: string; problems: readonly Problem[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <ul id={id} className={problemNotes}>
      {problems.map((problem) => (
        <li key={`${problem.rule} ${problem.pointer} ${problem.message}`} data-severity={problem.severity}>
          <strong>{words.forms.severities[problem.severity]}:</strong>{' '}
          <span lang={stillEnglish}>{problem.message}</span>{' '}
          <a
            href={problem.help}
            target="_blank"
            rel="noreferrer"
            title={problem.rule}
            aria-label={words.forms.aboutRule(problem.message)}
          >
            {words.forms.why}
          </a>
        </li>
      ))}
    </ul>
  );
}
