import type { ReactNode } from 'react';
import { useProblemsAt } from '../field/formParts.ts';
import { ProblemNotes } from './ProblemNotes.tsx';

export function ProblemsOf({ pointer }: { pointer: string }): ReactNode {
  return <ProblemNotes problems={useProblemsAt(pointer)} />;
}
