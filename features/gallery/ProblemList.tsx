import type { ReactNode } from 'react';
import type { Problem } from '#transformer/problem.ts';
import { problemList } from './ProblemList.styles.ts';

export function ProblemList({ problems }: { problems: readonly Problem[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <ul className={problemList}>
      {problems.map(({ fingerprint, severity, message, rule, pointer, line, column }, index) => (
        <li key={`${fingerprint}-${index}`} data-severity={severity}>
          <strong>{severity}</strong>
          {message}{' '}
          <code>
            {rule}
            {pointer && ` at ${pointer}`}
            {line !== undefined && ` in line ${line}, column ${column ?? 1}`}
          </code>
        </li>
      ))}
    </ul>
  );
}
