import { cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { note } from '../note/Note.styles.ts';
import { Telephones } from '../note/Telephones.tsx';
import { marker } from '../ui/marker.styles.ts';
import type { Result } from './calculation.ts';
import { resultFigure } from './ResultView.styles.ts';

export const strokeOfRow = marker;

export function ResultView({
  result: { label, figure, verdict, texts, urgent },
}: {
  result: Result;
}): ReactNode {
  return (
    <>
      {urgent && <Urgent texts={urgent} />}
      <p>
        <small>{label}</small> <b className={cx(resultFigure, !verdict && marker)}>{figure}</b>{' '}
        {verdict && <span className={marker}>{verdict}</span>}
      </p>
      {texts.map((text) => text && <p key={text}>{text}</p>)}
    </>
  );
}

function Urgent({ texts: [first, ...others] }: { texts: readonly (string | undefined)[] }): ReactNode {
  return (
    <div className={note} data-kind="urgent">
      <p>
        <b>{first}</b>
      </p>
      {others.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Telephones telephones={[{ number: '911', label: 'Emergency services' }]} />
    </div>
  );
}
