import type { ReactNode } from 'react';
import { note } from '../note/Note.styles.ts';
import { Telephones } from '../note/Telephones.tsx';

/** Lines that answer 24 hours a day, free or at local rates. */
const lines = [
  { number: '988', label: 'call or text: United States and Canada' },
  { number: '116 123', label: 'United Kingdom and Ireland' },
  { number: '13 11 14', label: 'Australia' },
];

interface CrisisHelpProps {
  /** Whether an answer has just triggered it. */
  isUrgent?: boolean;
  children: ReactNode;
}

/** Crisis lines to call. In built-in text, which is English on every page. */
export function CrisisHelp({ isUrgent = false, children }: CrisisHelpProps): ReactNode {
  return (
    <div className={note} data-kind={isUrgent ? 'urgent' : 'caution'} lang="en" dir="ltr">
      <p>{children}</p>
      <Telephones telephones={lines} />
      <p>In danger right now? Call 911, or the emergency number where you are.</p>
    </div>
  );
}
