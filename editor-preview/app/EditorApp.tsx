import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { articleItself } from '../../editing/editedArticle.ts';
import type { Person } from '../../editing/person.ts';
import type { Problem } from '../../transformer/problem.ts';
import { moveBlocks } from '../blocks/moveBlocks.ts';
import { commentsPanel } from '../comments/commentsPanel.ts';
import { MarkedWordsBar } from '../comments/MarkedWordsBar.tsx';
import { markedInBlock } from '../comments/markedWords.ts';
import { useCommentMarks } from '../comments/useCommentMarks.ts';
import { useOpenComments } from '../comments/useComments.ts';
import { type Company, FieldCommentsProvider } from '../company/company.ts';
import type { Announcements } from '../document/announcements.ts';
import { typeTitle } from '../document/blockNames.ts';
import { typeOfNode } from '../document/blockPlaces.ts';
import type { EditorDocument } from '../document/createDocument.ts';
import { problemNow } from '../document/editorProblem.ts';
import { useDocument } from '../document/useDocument.ts';
import { useSelection } from '../document/useSelection.ts';
import { useStrayFiles } from '../dragging/useStrayFiles.ts';
import type { Failure } from '../frame/messages.ts';
import { usePageWriting } from '../frame/writing/usePageWriting.ts';
import { Outline } from '../outline/Outline.tsx';
import { BlockPalette } from '../palette/BlockPalette.tsx';
import { isNarrow } from '../parts/isNarrow.ts';
import { pasteAsBlocks } from '../paste/pasteAsBlocks.ts';
import { PathNotices } from '../path/PathNotices.tsx';
import { addFiles } from '../pictures/addFiles.ts';
import { usePresence } from '../presence/usePresence.ts';
import { failureProblems } from '../problems/failureProblems.ts';
import { ProblemsPane } from '../problems/ProblemsPane.tsx';
import { problemBadges } from '../problems/problemBadges.ts';
import { useProblems } from '../problems/useProblems.ts';
import { useProblemWalk } from '../problems/useProblemWalk.ts';
import type { CommandContext, SidePanel, ToolDialog } from '../tool/command.ts';
import { usePageView } from '../view/usePageView.ts';
import { Announcer } from './Announcer.tsx';
import { BlockTools } from './BlockTools.tsx';
import { app, dialogs, formPart, outlinePane, panes } from './EditorApp.styles.ts';
import { BlockForm } from './formOnDemand.ts';
import { PagePane } from './PagePane.tsx';
import { PaneSwitch, type ShownPart } from './PaneSwitch.tsx';
import { SidePane } from './SidePane.tsx';
import { TopBar } from './TopBar.tsx';
import { commands } from './tools.ts';
import { useCommandKeys } from './useCommandKeys.ts';
import { usePanes } from './usePanes.ts';

interface EditorAppProps {
  document: EditorDocument;
  /** Who is signed in. */
  person: Person;
  /** Everybody who works here. */
  people: readonly Person[];
  company: Company;
  announcements: Announcements;
  /** The origin that the preview's frame is on, where it is not ours. */
  previewOrigin?: string | undefined;
}

/** The tool in which an article is composed: its blocks, the page that readers get, and the form of what is chosen. */
export function EditorApp({
  document,
  person,
  people,
  company,
  announcements,
  previewOrigin,
}: EditorAppProps): ReactNode {
  const view = useDocument(document);
  const { article } = view;
  const selection = useSelection(article);
  const { block, blocks, pointer, how, select, setPointer } = selection;
  const [Dialog, setDialog] = useState<ToolDialog>();
  const [isProblemsOpen, setProblemsOpen] = useState(false);
  const [sidePanel, setSidePanel] = useState<SidePanel>();
  const [shownPart, setShownPart] = useState<ShownPart>('page');
  const openComments = useOpenComments({ context: { company } });
  const where = usePanes();
  const page = usePageView(person.id);
  const checked = useProblems(view, page.view.reader.at, document.problems);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const problems = useMemo(
    () => checked && [...checked, ...failureProblems(failures, checked, article, view.path)],
    [checked, failures, article, view.path],
  );
  const badges = useMemo(() => problemBadges(problems ?? [], article), [problems, article]);
  const walk = useProblemWalk(problems ?? [], article, (problem) => {
    setSidePanel(undefined);
    setShownPart('side');
    select(problem.block === articleItself ? [] : [problem.block], problem.pointer || undefined);
    announcements.tell(problem.problem.message);
  });
  const shown = useMemo(
    (): Problem[] => (problems ?? []).map((problem) => problemNow(problem, article)),
    [problems, article],
  );
  // What is focused next has to be there.
  const latest = useRef<CommandContext>(undefined);
  const showSidePanel = (panel: SidePanel | undefined): void =>
    flushSync(() => {
      setSidePanel(panel);
      setShownPart('side');
    });
  const showPart = (part: ShownPart): void => {
    if (part === 'side') showSidePanel(commentsPanel);
    else setShownPart(part);
  };
  const writing = usePageWriting({
    document,
    article,
    select,
    onWritten: () => {
      if (how.isInPage) setPointer(undefined);
    },
    paste: (clipboard) => {
      const { current } = latest;
      if (current) pasteAsBlocks(current, clipboard, () => latest.current ?? current);
    },
    tell: announcements.tell,
  });
  const context: CommandContext = {
    commands,
    document,
    view,
    person,
    people,
    company,
    selected: blocks,
    select,
    // A function as it stands would be called.
    openDialog: (next) => setDialog(() => next),
    focusPane: (pane) => {
      if (pane === 'problems') setProblemsOpen(true);
      if (pane === 'block') showSidePanel(undefined);
      else if (pane !== 'problems') flushSync(() => setShownPart(pane));
      where.focus(pane);
    },
    openPanel: (panel) => {
      showSidePanel(panel);
      where.focusSidePanel();
    },
    page,
    writeInPage: () => writing.begin(block),
    walkProblems: walk.step,
    problems,
    showProblem: walk.show,
    tell: announcements.tell,
  };
  latest.current = context;
  useCommandKeys(context);
  useStrayFiles();
  useEffect(() => {
    window.addEventListener('online', document.serverIsBack);
    return () => window.removeEventListener('online', document.serverIsBack);
  }, [document]);
  const marks = useCommentMarks(context, selection);
  const peopleHere = usePresence(company, view.canSave, selection);
  const toggleProblems = (): void => setProblemsOpen(!isProblemsOpen);

  const isCommenting = sidePanel === commentsPanel && (shownPart === 'side' || !isNarrow());

  const node = article.nodes.get(block);
  return (
    <div className={app}>
      <TopBar
        context={context}
        problems={problems}
        isProblemsOpen={isProblemsOpen}
        onToggleProblems={toggleProblems}
      />
      <PathNotices context={context} />
      <PaneSwitch shown={shownPart} onShow={showPart} comments={openComments} />
      <div className={panes} data-page-alone={page.view.isAlone || undefined} data-shown={shownPart}>
        <div className={outlinePane} data-part="outline">
          <Outline
            article={article}
            selected={blocks}
            onSelect={(ids) => {
              select(ids);
              if (isNarrow()) setShownPart('page');
            }}
            onMove={(ids, place) => moveBlocks(context, ids, place)}
            problems={badges}
            comments={marks.badges}
            people={peopleHere}
            tree={where.tree}
          />
        </div>
        <PagePane
          view={view}
          selection={selection}
          pane={where.page}
          page={page}
          previewOrigin={previewOrigin}
          onMove={(ids, place) => moveBlocks(context, ids, place)}
          onFiles={(files, place) => addFiles(() => latest.current ?? context, files, { verb: 'Add', place })}
          tools={<BlockTools context={context} />}
          writing={writing}
          onEmptyPlace={(id) => {
            if (id === undefined) return context.openDialog(BlockPalette);
            select([id]);
            return context.focusPane('block');
          }}
          onMarked={(marked) => {
            // What a comment is being written on stays so.
            if (!marked && isCommenting) return;
            company.comments.mark(marked && markedInBlock(article, marked.block, marked));
          }}
          markedTools={view.canSave && !isCommenting && <MarkedWordsBar context={context} />}
          onFailures={setFailures}
          people={peopleHere}
        />
        <SidePane
          current={sidePanel}
          onOpen={setSidePanel}
          context={context}
          selection={selection}
          block={
            <section
              ref={where.form}
              aria-label="Block"
              tabIndex={-1}
              onBlur={document.closeOpen}
              // A field's own undo comes as input; that of formatted text with its keys.
              onKeyDownCapture={({ key, ctrlKey, metaKey }) =>
                document.takingBack((ctrlKey || metaKey) && /^[zy]$/i.test(key))
              }
              onInputCapture={({ nativeEvent }) => {
                if (nativeEvent instanceof InputEvent)
                  document.takingBack(nativeEvent.inputType.startsWith('history'));
              }}
              onPointerDownCapture={() => document.takingBack(false)}
              onCompositionStart={() => document.composing(true)}
              onCompositionEnd={() => document.composing(false)}
            >
              <h2>{block === articleItself ? 'Article' : typeTitle(typeOfNode(node))}</h2>
              <fieldset
                className={formPart}
                disabled={view.whyReadOnly !== undefined}
                aria-label={view.whyReadOnly === undefined ? undefined : 'Read-only'}
                role={view.whyReadOnly === undefined ? 'presentation' : 'group'}
              >
                <FieldCommentsProvider value={marks.fields}>
                  <BlockForm
                    article={article}
                    block={block}
                    problems={shown}
                    edit={document.edit}
                    focusedPointer={pointer}
                    ledBy={how}
                    onFocusField={setPointer}
                    onOpenBlock={(id) => select([id])}
                  />
                </FieldCommentsProvider>
              </fieldset>
            </section>
          }
        />
      </div>
      <ProblemsPane
        article={article}
        isOpen={isProblemsOpen}
        onToggle={toggleProblems}
        problems={problems}
        at={page.view.reader.at}
        current={walk.current}
        onShow={walk.show}
        edit={document.edit}
        pane={where.problems}
      />
      <Announcer announcements={announcements} />
      {Dialog && (
        <div className={dialogs}>
          <Dialog context={context} onClose={() => setDialog(undefined)} />
        </div>
      )}
    </div>
  );
}
