import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import { paneSwitch } from './PaneSwitch.styles.ts';

/** What is seen of the tool where there is room for one part: the outline, the page, or what stands beside it. */
export type ShownPart = 'outline' | 'page' | 'side';

/** The panes of a phone: of the side panels, form and comments; the others are reached from there. */
export type PartChoice = 'outline' | 'page' | 'block' | 'comments';

interface PaneSwitchProps {
  /** Undefined while another panel is shown. */
  shown: PartChoice | undefined;
  onShow: (part: PartChoice) => void;
  /** How many comments are open. */
  comments: number;
}

/** On phones and small tablets: what is shown. A wider window has room for all, and nothing to choose. */
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
