import type { ReactNode } from 'react';
import { useProblemsAt } from '../field/formParts.ts';
import { ProblemNotes } from './ProblemNotes.tsx';

/** The problems of an object as a whole. */
export function ProblemsOf({ pointer }: { pointer: string }): ReactNode {
  return <ProblemNotes problems={useProblemsAt(pointer)} />;
}
