import { type ReactNode, type RefObject, useState } from 'react';
import { commands } from '../commands/commands.ts';
import type { DocumentView } from '../document/documentView.ts';
import type { Place } from '../document/moves.ts';
import type { Failure } from '../frame/messages.ts';
import { PreviewFrame } from '../frame/PreviewFrame.tsx';
import { plainButton } from '../parts/controls.styles.ts';
import { pagePane, paneHead } from './EditorApp.styles.ts';
import type { Selection } from './useSelection.ts';

interface PagePaneProps {
  view: DocumentView;
  selection: Selection;
  pane: RefObject<HTMLElement | null>;
  /** A block, or a field of it, was clicked on. */
  onChosen: (block: string, pointer: string | undefined) => void;
  onMove: (ids: ReadonlySet<string>, place: Place) => void;
  /** What can be done with the chosen block. */
  tools: ReactNode;
  onFailures: (failures: readonly Failure[]) => void;
}

/** The layouts of the page: phone, tablet, desktop. In CSS pixels. */
const widths = [390, 800, 1280];

/** Those that the tool holds wherever they are pressed: of the clipboard, the page has its own. */
const keysOfCommands = commands
  .filter(({ keysHold }) => keysHold !== 'browser')
  .flatMap(({ keys = [] }) => keys);

/** The page that readers would get, in the width that is chosen. */
export function PagePane({ view, selection, pane, onFailures, ...props }: PagePaneProps): ReactNode {
  const [width, setWidth] = useState(800);
  const { block, pointer } = selection;
  const isBlock = selection.blocks.size > 0;
  return (
    <section ref={pane} className={pagePane} aria-label="Page" data-pane="page" tabIndex={-1}>
      <fieldset className={paneHead}>
        <legend className="visually-hidden">Width of the page</legend>
        {widths.map((one) => (
          <button
            key={one}
            type="button"
            className={plainButton}
            aria-pressed={one === width}
            onClick={() => setWidth(one)}
          >
            {one} px
          </button>
        ))}
      </fieldset>
      <div data-stage="">
        <PreviewFrame
          path={view.path}
          article={view.article}
          sequence={view.sequence}
          selected={isBlock ? { block, ...(pointer === undefined ? {} : { pointer }) } : undefined}
          width={width}
          keys={keysOfCommands}
          {...props}
          onProblems={onFailures}
        />
      </div>
    </section>
  );
}
