import type { ReactNode } from 'react';
import { note } from '../note/Note.styles.ts';
import { Telephones } from '../note/Telephones.tsx';

/** Lines that answer at any hour, and cost nothing or a local call. */
const lines = [
  { number: '988', label: 'call or text: United States and Canada' },
  { number: '116 123', label: 'United Kingdom and Ireland' },
  { number: '13 11 14', label: 'Australia' },
];

interface CrisisHelpProps {
  /** Whether an answer has just asked for it. */
  isUrgent?: boolean;
  children: ReactNode;
}

/** Whom to call, at any hour. In our own words, which are English on every page. */
export function CrisisHelp({ isUrgent = false, children }: CrisisHelpProps): ReactNode {
  return (
    <div className={note} data-kind={isUrgent ? 'urgent' : 'caution'} lang="en" dir="ltr">
      <p>{children}</p>
      <Telephones telephones={lines} />
      <p>In danger right now? Call 911, or the emergency number where you are.</p>
    </div>
  );
}
