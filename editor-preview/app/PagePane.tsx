import { type ReactNode, type RefObject, useState } from 'react';
import { commands } from '../commands/commands.ts';
import { holdsIn } from '../commands/keys.ts';
import type { DocumentView } from '../document/documentView.ts';
import type { Place } from '../document/moves.ts';
import type { Failure, MarkedOnPage } from '../frame/messages.ts';
import { PreviewFrames } from '../frame/PreviewFrames.tsx';
import type { PageWriting } from '../frame/writing/usePageWriting.ts';
import type { PageControl } from '../view/usePageView.ts';
import { ViewBar } from '../view/ViewBar.tsx';
import { pagePane } from './EditorApp.styles.ts';
import type { Selection } from './useSelection.ts';

interface PagePaneProps {
  view: DocumentView;
  selection: Selection;
  pane: RefObject<HTMLElement | null>;
  /** How the page is looked at. */
  page: PageControl;
  /** The origin that the preview's frame is on, where it is not ours. */
  previewOrigin: string | undefined;
  onMove: (ids: ReadonlySet<string>, place: Place) => void;
  /** What can be done with the chosen block. */
  tools: ReactNode;
  writing: PageWriting;
  onMarked: (marked: MarkedOnPage | undefined) => void;
  /** What can be done with words that are marked. */
  markedTools: ReactNode;
  onFailures: (failures: readonly Failure[]) => void;
}

/** Those that the tool holds wherever they are pressed: of the clipboard, the page has its own. */
const keysOfCommands = commands
  .filter(({ keysHold }) => keysHold !== 'browser')
  .flatMap(({ keys = [] }) => keys);

const keysInTexts = commands
  .filter(({ keysHold }) => keysHold !== 'browser')
  .flatMap(({ keys = [], keysHold }) => keys.filter((one) => holdsIn(one, keysHold, 'text')));

/** The page that readers would get, as it is looked at. */
export function PagePane({
  view,
  selection,
  pane,
  page,
  markedTools,
  onFailures,
  ...props
}: PagePaneProps): ReactNode {
  const { block, pointer } = selection;
  // The page stays as it is where the article gets another path: it would be loaded again.
  const [openedAt] = useState(view.path);
  const isBlock = selection.blocks.size > 0;
  return (
    <section ref={pane} className={pagePane} aria-label="Page" data-pane="page" tabIndex={-1}>
      <ViewBar control={page} article={view.article} choicesElement={page.choices} />
      <div data-stage="">
        <PreviewFrames
          path={openedAt}
          view={page.view}
          printer={page.printer}
          article={view.article}
          sequence={view.sequence}
          selected={
            isBlock || pointer !== undefined
              ? { block, ...(pointer === undefined ? {} : { pointer }) }
              : undefined
          }
          keys={keysOfCommands}
          keysInTexts={keysInTexts}
          {...props}
          onProblems={onFailures}
        />
      </div>
      {markedTools}
    </section>
  );
}
