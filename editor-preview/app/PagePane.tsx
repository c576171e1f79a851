import { memo, type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { articleItself } from '#editing/editedArticle.ts';
import type { EditorDocument } from '../document/createDocument.ts';
import type { InsertionPoint } from '../document/moves.ts';
import { haveSameFields, useDocumentPart } from '../document/useDocument.ts';
import type { Selection } from '../document/useSelection.ts';
import type { Failure, KeysByPlace, MarkedOnPage } from '../frame/messages.ts';
import { PreviewFrames } from '../frame/PreviewFrames.tsx';
import { TextTools } from '../frame/writing/TextTools.tsx';
import type { PageWriting } from '../frame/writing/usePageWriting.ts';
import type { PageControl } from '../pageView/pageControl.ts';
import { peopleByBlock } from '../presence/peopleByBlock.ts';
import type { PersonHere } from '../presence/presenceModel.ts';
import { holdsIn, type PressedIn } from '../tool/keys.ts';
import { ViewBar } from '../view/ViewBar.tsx';
import { words } from '../words/words.ts';
import { pagePane } from './EditorApp.styles.ts';
import { commands } from './tools.ts';

interface PagePaneProps {
  document: EditorDocument;
  selection: Selection;
  pane: RefObject<HTMLElement | null>;
  /** How the page is looked at. */
  page: PageControl;
  /** The origin that the preview's frame is on, where it is not ours. */
  previewOrigin: string | undefined;
  onMove: (ids: ReadonlySet<string>, place: InsertionPoint) => void;
  /** Files of the computer were dropped on the page. */
  onFiles: (files: readonly File[], place: InsertionPoint) => void;
  /** What can be done with the chosen block. */
  tools: ReactNode;
  writing: PageWriting;
  /** The place of a block of which nothing is seen was pressed; undefined for an article without blocks. */
  onEmptyPlace: (block: string | undefined) => void;
  onMarked: (marked: MarkedOnPage | undefined) => void;
  /** What can be done with words that are marked. */
  markedTools: ReactNode;
  onFailures: (failures: readonly Failure[]) => void;
  /** The article, as it stood then, has been painted. */
  onPainted: () => void;
  /** The page has all that any block may need. */
  onComplete: () => void;
  /** Who else is here. */
  people: readonly PersonHere[];
}

/** Of the clipboard, the page has its own. */
const keysThatHold = (place: PressedIn): readonly string[] =>
  commands
    .filter(({ keysHold }) => keysHold !== 'browser')
    .flatMap(({ keys = [], keysHold }) => keys.filter((one) => holdsIn(one, keysHold, place)));
const keysOfCommands: KeysByPlace = {
  outside: keysThatHold('blocks'),
  inTexts: keysThatHold('text'),
  inEmptyTexts: keysThatHold('empty text'),
};

/** Of the article, it shows nothing before it is opened. */
const Bar = memo(ViewBar);

/** The page that readers would get, as it is looked at. */
export function PagePane({
  document,
  selection,
  pane,
  page,
  markedTools,
  onFailures,
  people,
  ...props
}: PagePaneProps): ReactNode {
  const byBlock = useMemo(() => peopleByBlock(people), [people]);
  const followed = useMemo(() => [...byBlock.keys()].filter((id) => id !== articleItself), [byBlock]);
  const { block, pointer } = selection;
  // The page stays as it is where the article gets another path: it would be loaded again.
  const [openedAt] = useState(() => document.view().path);
  const { article, sequence } = useDocumentPart(
    document,
    (view) => ({ article: view.article, sequence: view.sequence }),
    haveSameFields,
  );
  const { writing } = props;
  // Behind the frames, which have been told of it by then.
  useEffect(() => writing.follow(article), [writing, article]);
  const isBlock = selection.blocks.size > 0;
  return (
    <section ref={pane} className={pagePane} aria-label={words.page} data-pane="page" tabIndex={-1}>
      <Bar control={page} document={document} choicesElement={page.choices} />
      <div data-stage="">
        <PreviewFrames
          path={openedAt}
          view={page.view}
          printer={page.printer}
          article={article}
          sequence={sequence}
          selected={
            isBlock || pointer !== undefined
              ? { block, ...(pointer === undefined ? {} : { pointer }) }
              : undefined
          }
          keys={keysOfCommands}
          followed={followed}
          people={byBlock}
          {...props}
          onProblems={onFailures}
        />
      </div>
      <TextTools writing={writing} />
      {markedTools}
    </section>
  );
}
