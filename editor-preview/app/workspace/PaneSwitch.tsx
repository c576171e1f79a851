import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import { paneSwitch } from './PaneSwitch.styles.ts';

export type ShownPart = 'outline' | 'page' | 'side';

export type PartChoice = 'outline' | 'page' | 'block' | 'comments';

interface PaneSwitchProps {
  shown: PartChoice | undefined;
  onShow: (part: PartChoice) => void;
  comments: number;
}

export function PaneSwitch({ shown, onShow, comments }: PaneSwitchProps): ReactNode {
  const names: Readonly<Record<PartChoice, string>> = {
    outline: words.outline,
    page: words.page,
    block: words.block,
    comments: words.panes.commentsOpen(comments),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for what is sent.
    <div role="group" aria-label={words.panes.show} className={paneSwitch}>
      {(['outline', 'page', 'block', 'comments'] as const).map((part) => (
        <button key={part} type="button" aria-pressed={part === shown} onClick={() => onShow(part)}>
          {names[part]}
        </button>
      ))}
    </div>
  );
}
