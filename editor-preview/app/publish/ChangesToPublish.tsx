import { type ReactNode, useMemo } from 'react';
import { comparedFirst } from '../compare/momentChoices.ts';
import { CompareDialog } from '../compare/tool.ts';
import { LinkButton } from '../parts/buttons.tsx';
import { ChangedSince } from '../review/ChangedSince.tsx';
import { createHistoryClient } from '../timeline/historyClient.ts';
import { useHistory } from '../timeline/useHistory.ts';
import type { ToolDialogProps } from '../tool/command.ts';
import { words } from '../words/words.ts';

export function ChangesToPublish({ context }: Pick<ToolDialogProps, 'context'>): ReactNode {
  const { view, openDialog } = context;
  const client = useMemo(() => createHistoryClient(view.path), [view.path]);
  const { entries } = useHistory(client, view.sequence);
  if (!entries) return null;
  return (
    <div>
      <ChangedSince
        client={client}
        before={comparedFirst(entries)}
        now={view.sequence}
        heading={words.publishing.changes}
        label={words.publishing.changesList}
      />
      <p>
        <LinkButton onClick={() => openDialog(CompareDialog)}>{words.names.compare}</LinkButton>
      </p>
    </div>
  );
}
