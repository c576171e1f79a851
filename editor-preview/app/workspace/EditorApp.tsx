import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import type { Person } from '#editor-preview/model/person.ts';
import { moveBlocks } from '../blocks/moveBlocks.ts';
import type { Collaborators } from '../collaborators/collaborators.ts';
import { commentsPanel } from '../comments/commentsPanel.ts';
import { MarkedWordsBar } from '../comments/MarkedWordsBar.tsx';
import { markedInBlock } from '../comments/markedWords.ts';
import { useCommentMarks } from '../comments/useCommentMarks.ts';
import type { Announcements } from '../document/announcements.ts';
import type { EditorDocument } from '../document/createDocument.ts';
import { useDocumentPart, useSavingAgain } from '../document/useDocument.ts';
import { useSelection } from '../document/useSelection.ts';
import { usePreventFileDrop } from '../dragging/usePreventFileDrop.ts';
import type { Failure } from '../frame/messages.ts';
import { usePageWriting } from '../frame/writing/usePageWriting.ts';
import { Outline } from '../outline/Outline.tsx';
import { BlockPalette } from '../palette/BlockPalette.tsx';
import { isNarrow } from '../parts/isNarrow.ts';
import { pasteAsBlocks } from '../paste/pasteAsBlocks.ts';
import { PathNotices } from '../path/PathNotices.tsx';
import { addFiles } from '../pictures/addFiles.ts';
import { usePresence } from '../presence/usePresence.ts';
import { ArticleChecker } from '../problems/ArticleChecker.tsx';
import { ProblemsPane } from '../problems/ProblemsPane.tsx';
import { createProblemBook, type ProblemBook } from '../problems/problemBook.ts';
import { useProblemBadges } from '../problems/useProblemBadges.ts';
import { useProblemWalk } from '../problems/useProblemWalk.ts';
import type { CommandContext, SidePanel, ToolDialog } from '../tool/command.ts';
import { Live, type LiveContext } from '../tool/Live.tsx';
import { usePageView } from '../view/usePageView.ts';
import { Announcer } from './Announcer.tsx';
import { undo } from './appTool.ts';
import { BlockTools } from './BlockTools.tsx';
import { app, dialogs, outlinePane, panes } from './EditorApp.styles.ts';
import { FormPane } from './FormPane.tsx';
import { PageEdge } from './PageEdge.tsx';
import { PagePane } from './PagePane.tsx';
import { PaneSwitch, type ShownPart } from './PaneSwitch.tsx';
import { SidePane } from './SidePane.tsx';
import { TopBar } from './TopBar.tsx';
import { commands } from './tools.ts';
import { useCommandKeys } from './useCommandKeys.ts';
import { useFetchedAll } from './useFetchedAll.ts';
import { usePageReady } from './usePageReady.ts';
import { usePanes } from './usePanes.ts';
import { usePaneWidths } from './usePaneWidths.ts';

interface EditorAppProps {
  document: EditorDocument;
  person: Person;
  people: readonly Person[];
  collaborators: Collaborators;
  announcements: Announcements;
  previewOrigin?: string | undefined;
}

/**
 * Re-renders for selection and open panels only; parts subscribe to the article, so that a keystroke re-renders
 * only what shows it.
 */
export function EditorApp({
  document,
  person,
  people,
  collaborators,
  announcements,
  previewOrigin,
}: EditorAppProps): ReactNode {
  useSavingAgain(document);
  const canSave = useDocumentPart(document, (view) => view.canSave);
  const selection = useSelection(document);
  const { block, blocks, how, select, setPointer } = selection;
  const [Dialog, setDialog] = useState<ToolDialog>();
  const [isProblemsOpen, setProblemsOpen] = useState(false);
  const [sidePanel, setSidePanel] = useState<SidePanel>();
  const [shownPart, setShownPart] = useState<ShownPart>('page');
  const where = usePanes();
  const widths = usePaneWidths(person.id);
  const page = usePageView(person.id);
  const [book] = useState(createProblemBook);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const walk = useProblemWalk(book.problems, document, (problem) => {
    setSidePanel(undefined);
    setShownPart('side');
    select(problem.block === articleItself ? [] : [problem.block], problem.pointer || undefined);
    announcements.announce(problem.problem.message);
  });
  // The next focus target must be rendered.
  const showSidePanel = (panel: SidePanel | undefined): void =>
    flushSync(() => {
      setSidePanel(panel);
      setShownPart('side');
    });
  const writing = usePageWriting({
    document,
    select,
    onWritten: () => {
      if (how.isInPage) setPointer(undefined);
    },
    paste: (clipboard) => pasteAsBlocks(live.now(), clipboard, live.now),
    announce: announcements.announce,
  });
  const openPanel = (panel: SidePanel): void => {
    showSidePanel(panel);
    where.focusSidePanel();
  };
  const live = useLiveContext(document, book, {
    commands,
    document,
    person,
    people,
    collaborators,
    selected: blocks,
    select,
    // React would call a bare function as an updater.
    openDialog: (next) => setDialog(() => next),
    focusPane: (pane) => {
      if (pane === 'problems') setProblemsOpen(true);
      if (pane === 'block') showSidePanel(undefined);
      else if (pane !== 'problems') flushSync(() => setShownPart(pane));
      where.focus(pane);
    },
    widen: widths.widen,
    openPanel,
    page,
    writeInPage: () => writing.begin(block),
    walkProblems: walk.step,
    showProblem: walk.show,
    announce: announcements.announce,
  });
  useCommandKeys(live.now);
  usePreventFileDrop();
  const [isPageReady, onPageReady] = usePageReady();
  const onPageComplete = useFetchedAll(document, announcements.announce);
  const marks = useCommentMarks({ collaborators, document, openPanel }, selection);
  const badges = useProblemBadges(book, document);
  const peopleHere = usePresence(collaborators, canSave, selection);

  const isCommenting = sidePanel === commentsPanel && (shownPart === 'side' || !isNarrow());

  return (
    <div className={app}>
      <TopBar live={live} document={document} collaborators={collaborators} isPageReady={isPageReady} />
      <PathNotices document={document} announce={announcements.announce} />
      <PaneSwitch
        live={live}
        selection={selection}
        shown={shownPart}
        panel={sidePanel}
        onShow={(part, panel) => (part === 'side' ? showSidePanel(panel) : setShownPart(part))}
      />
      <div
        ref={widths.panes}
        className={panes}
        data-page-alone={page.view.isAlone || undefined}
        data-page-width={page.view.widths}
        data-shown={shownPart}
      >
        <div className={outlinePane} data-part="outline">
          <PageEdge pane="outline" widths={widths} />
          <Outline
            document={document}
            selected={blocks}
            onSelect={select}
            onOpen={(isByKey) => {
              if (isByKey) live.now().focusPane('block');
              else if (isNarrow()) showSidePanel(undefined);
            }}
            onMove={(ids, place) => moveBlocks(live.now(), ids, place)}
            problems={badges}
            comments={marks.badges}
            people={peopleHere}
            tree={where.tree}
          />
        </div>
        <PagePane
          document={document}
          selection={selection}
          pane={where.page}
          page={page}
          previewOrigin={previewOrigin}
          onMove={(ids, place) => moveBlocks(live.now(), ids, place)}
          onFiles={(files, place) => addFiles(live.now, files, { verb: 'Add', place })}
          tools={<BlockTools document={document} live={live} />}
          writing={writing}
          onEmptyPlace={(id) => {
            if (id === undefined) return live.now().openDialog(BlockPalette);
            select([id]);
            return live.now().focusPane('block');
          }}
          onMarked={(marked) => {
            // The quote of a comment being written is retained.
            if (!marked && isCommenting) return;
            collaborators.comments.mark(
              marked && markedInBlock(document.view().article, marked.block, marked),
            );
          }}
          markedTools={
            canSave && !isCommenting && <MarkedWordsBar context={{ collaborators, openPanel, select }} />
          }
          onFailures={setFailures}
          onPainted={onPageReady}
          onComplete={onPageComplete}
          people={peopleHere}
        />
        <SidePane
          current={sidePanel}
          onOpen={setSidePanel}
          live={live}
          selection={selection}
          edge={<PageEdge pane="block" widths={widths} />}
          block={
            <FormPane
              document={document}
              selection={selection}
              problems={book}
              comments={marks.fields}
              pane={where.form}
            />
          }
        />
      </div>
      <ProblemsPane
        document={document}
        isOpen={isProblemsOpen}
        onToggle={() => {
          selection.leaveNew();
          setProblemsOpen(!isProblemsOpen);
        }}
        book={book}
        at={page.view.reader.at}
        current={walk.current}
        onShow={walk.show}
        edit={document.edit}
        pane={where.problems}
      />
      {isPageReady && (
        <ArticleChecker
          document={document}
          at={page.view.reader.at}
          failures={failures}
          book={book}
          newPlace={selection.newPlace}
        />
      )}
      <Announcer
        document={document}
        announcements={announcements}
        onUndo={() => {
          undo.run(live.now());
          // Its button had the focus.
          live.now().focusPane('outline');
        }}
      />
      {Dialog && (
        <div className={dialogs}>
          <Live live={live}>
            {(context) => <Dialog context={context} onClose={() => setDialog(undefined)} />}
          </Live>
        </div>
      )}
    </div>
  );
}

function useLiveContext(
  document: EditorDocument,
  book: ProblemBook,
  tool: Omit<CommandContext, 'view' | 'problems'>,
): LiveContext {
  const latest = useRef(tool);
  latest.current = tool;
  return useMemo(() => {
    let known: { tool: typeof tool; context: CommandContext } | undefined;
    return {
      subscribe: (listener) => {
        const leave = [document.subscribe(listener), book.subscribe(listener)];
        return () => {
          for (const one of leave) one();
        };
      },
      now: () => {
        const { current } = latest;
        const [view, problems] = [document.view(), book.problems()];
        if (known?.tool !== current || known.context.view !== view || known.context.problems !== problems)
          known = { tool: current, context: { ...current, view, problems } };
        return known.context;
      },
    };
  }, [document, book]);
}
