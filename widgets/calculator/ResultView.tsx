import type { ReactNode } from 'react';
import { note } from '../note/Note.styles.ts';
import { Telephones } from '../note/Telephones.tsx';
import { marker } from '../ui/marker.styles.ts';
import type { Result } from './calculation.ts';

/** What the entries come to, and what to do about it. Where it is urgent, help comes first. */
export function ResultView({
  result: { label, figure, verdict, texts, isUrgent },
}: {
  result: Result;
}): ReactNode {
  return (
    <>
      {isUrgent && <Urgent />}
      <p>
        <small>{label}</small> <b>{figure}</b> {verdict && <span className={marker}>{verdict}</span>}
      </p>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

/** A reading above 180 or 120. */
function Urgent(): ReactNode {
  return (
    <div className={note} data-kind="urgent">
      <p>
        <b>A reading above 180 or 120: sit still for five minutes, then measure again.</b>
      </p>
      <p>
        Call 911 now if you have chest pain, trouble breathing, sudden strong pain in the head or back,
        numbness or weakness, trouble speaking, or a change in your sight. Without any of these, and as high
        again: call your doctor today.
      </p>
      <Telephones telephones={[{ number: '911', label: 'Emergency services' }]} />
    </div>
  );
}
