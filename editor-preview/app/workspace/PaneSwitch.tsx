import type { ReactNode } from 'react';
import type { SidePanel, SidePanelProps } from '../tool/command.ts';
import { Live, type LiveContext } from '../tool/Live.tsx';
import { words } from '../words/words.ts';
import { paneSwitch } from './PaneSwitch.styles.ts';
import { Count } from './SidePane.tsx';
import { sidePanels } from './tools.ts';

export type ShownPart = 'outline' | 'page' | 'side';

interface PaneSwitchProps extends Pick<SidePanelProps, 'selection'> {
  live: LiveContext;
  shown: ShownPart;
  panel: SidePanel | undefined;
  onShow: (part: ShownPart, panel?: SidePanel) => void;
}

/** On a phone, in place of the tabs of the side pane. */
export function PaneSwitch({ live, selection, shown, panel, onShow }: PaneSwitchProps): ReactNode {
  const part = (name: string, isShown: boolean, show: () => void, count?: ReactNode): ReactNode => (
    <button key={name} type="button" aria-pressed={isShown} onClick={show}>
      {name}
      {count}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for what is sent.
    <div role="group" aria-label={words.panes.show} className={paneSwitch}>
      {part(words.outline, shown === 'outline', () => onShow('outline'))}
      {part(words.page, shown === 'page', () => onShow('page'))}
      {part(words.block, shown === 'side' && panel === undefined, () => onShow('side'))}
      {sidePanels.map((one) =>
        part(
          one.title,
          shown === 'side' && panel === one,
          () => onShow('side', one),
          <Live live={live}>
            {(context) => <Count panel={one} context={context} selection={selection} />}
          </Live>,
        ),
      )}
    </div>
  );
}
