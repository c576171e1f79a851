import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { PlainButton } from '../parts/buttons.tsx';
import { createHistoryClient } from '../timeline/historyClient.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { ChangedSince } from './ChangedSince.tsx';

export interface SeenState {
  /** Undefined until all own changes are saved. */
  readonly sequence: number | undefined;
  readonly isOutdated: boolean;
  readonly see: () => void;
}

/** Others' later changes are published only once they have been seen. */
export function useSeenState({ document, view }: Pick<CommandContext, 'document' | 'view'>): SeenState {
  const [sequence, setSequence] = useState<number>();
  useEffect(() => {
    let isOpen = true;
    void document.save().then(() => {
      if (isOpen) setSequence(document.view().sequence);
    });
    return () => {
      isOpen = false;
    };
  }, [document]);
  const { sequence: now } = view;
  // An initially unsaved change is saved now.
  if (sequence === undefined && now !== undefined) setSequence(now);
  return {
    sequence,
    isOutdated: sequence !== undefined && now !== undefined && now > sequence,
    see: () => setSequence(now),
  };
}

export function ChangedMeanwhile(
  props: Pick<CommandContext, 'view'> & { seen: SeenState; className?: string },
): ReactNode {
  const { view, seen, className } = props;
  const client = useMemo(() => createHistoryClient(view.path), [view.path]);
  if (!seen.isOutdated || seen.sequence === undefined) return null;
  return (
    <div role="alert" className={className}>
      <p>{words.review.changedMeanwhile}</p>
      <ChangedSince client={client} before={`o${seen.sequence}`} now={view.sequence} />
      <PlainButton onClick={seen.see}>{words.review.haveSeen}</PlainButton>
    </div>
  );
}
