import { memo, type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
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
import { appliesIn, type PressedIn } from '../tool/keys.ts';
import { ViewBar } from '../view/ViewBar.tsx';
import { words } from '../words/words.ts';
import { pagePane } from './EditorApp.styles.ts';
import { commands } from './tools.ts';

interface PagePaneProps {
  document: EditorDocument;
  selection: Selection;
  pane: RefObject<HTMLElement | null>;
  page: PageControl;
  previewOrigin: string | undefined;
  onMove: (ids: ReadonlySet<string>, place: InsertionPoint) => void;
  onFiles: (files: readonly File[], place: InsertionPoint) => void;
  tools: ReactNode;
  writing: PageWriting;
  /** The placeholder of an invisible block was pressed; undefined for an article without blocks. */
  onEmptyPlace: (block: string | undefined) => void;
  onMarked: (marked: MarkedOnPage | undefined) => void;
  markedTools: ReactNode;
  onFailures: (failures: readonly Failure[]) => void;
  onPainted: () => void;
  onComplete: () => void;
  people: readonly PersonHere[];
}

/** Clipboard shortcuts are handled in the page. */
const keysInScope = (place: PressedIn): readonly string[] =>
  commands
    .filter(({ keysScope }) => keysScope !== 'browser')
    .flatMap(({ keys = [], keysScope }) => keys.filter((one) => appliesIn(one, keysScope, place)));
const keysOfCommands: KeysByPlace = {
  outside: keysInScope('blocks'),
  inTexts: keysInScope('text'),
  inEmptyTexts: keysInScope('empty text'),
};

/** Memoised: it depends on the article only while its choices are open. */
const Bar = memo(ViewBar);

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
  const { path, article, sequence } = useDocumentPart(
    document,
    (view) => ({ path: view.path, article: view.article, sequence: view.sequence }),
    haveSameFields,
  );
  const { writing } = props;
  // After the frames, which have been notified by then.
  useEffect(() => writing.follow(article), [writing, article]);
  const isBlock = selection.blocks.size > 0;
  return (
    <section ref={pane} className={pagePane} aria-label={words.page} data-pane="page" tabIndex={-1}>
      <Bar control={page} document={document} choicesElement={page.choices} />
      <div data-stage="">
        <PreviewFrames
          path={path}
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
