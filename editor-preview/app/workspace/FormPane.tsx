import { type ReactNode, type RefObject, useMemo, useSyncExternalStore } from 'react';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { type FieldComments, FieldCommentsProvider } from '../collaborators/collaborators.ts';
import { typeTitle } from '../document/blockNames.ts';
import { typeOfNode } from '../document/blockPlaces.ts';
import type { EditorDocument } from '../document/createDocument.ts';
import { problemNow } from '../document/editorProblem.ts';
import { useDocumentPart } from '../document/useDocument.ts';
import type { Selection } from '../document/useSelection.ts';
import { ReconnectProvider } from '../forms/field/formParts.ts';
import type { ProblemBook } from '../problems/problemBook.ts';
import { langOfSchema, words } from '../words/words.ts';
import { formPart } from './EditorApp.styles.ts';
import { BlockForm } from './formOnDemand.ts';

interface FormPaneProps {
  document: EditorDocument;
  selection: Selection;
  problems: ProblemBook;
  comments: FieldComments;
  pane: RefObject<HTMLElement | null>;
}

/** The form of the selection. Only this pane, the page and the block's row re-render on each keystroke. */
export function FormPane({ document, selection, problems, comments, pane }: FormPaneProps): ReactNode {
  const { block, pointer, how, select, setPointer, addNew, leaveNew } = selection;
  const article = useDocumentPart(document, (view) => view.article);
  const whyReadOnly = useDocumentPart(document, (view) => view.whyReadOnly);
  const found = useSyncExternalStore(problems.subscribe, problems.problems);
  const shown = useMemo(() => (found ?? []).map((problem) => problemNow(problem, article)), [found, article]);
  const title = block === articleItself ? words.article : typeTitle(typeOfNode(article.nodes.get(block)));
  return (
    <section
      ref={pane}
      aria-label={words.block}
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => {
        document.closeOpen();
        if (relatedTarget && !currentTarget.contains(relatedTarget)) leaveNew();
      }}
      // A plain field's undo is an input event; that of formatted text is a shortcut.
      onKeyDownCapture={({ key, ctrlKey, metaKey }) =>
        document.setUndoing((ctrlKey || metaKey) && /^[zy]$/i.test(key))
      }
      onInputCapture={({ nativeEvent }) => {
        if (nativeEvent instanceof InputEvent)
          document.setUndoing(nativeEvent.inputType.startsWith('history'));
      }}
      onPointerDownCapture={() => document.setUndoing(false)}
      onCompositionStart={() => document.composing(true)}
      onCompositionEnd={() => document.composing(false)}
    >
      <h2 lang={block === articleItself ? undefined : langOfSchema(title)}>{title}</h2>
      <fieldset
        className={formPart}
        disabled={whyReadOnly !== undefined}
        aria-label={whyReadOnly === undefined ? undefined : words.panes.readOnly}
        role={whyReadOnly === undefined ? 'presentation' : 'group'}
      >
        <ReconnectProvider value={document.onReconnect}>
          <FieldCommentsProvider value={comments}>
            <BlockForm
              article={article}
              block={block}
              problems={shown}
              edit={document.edit}
              focusedPointer={pointer}
              focusRequest={how}
              onFocusField={setPointer}
              onNewItem={addNew}
              onOpenBlock={(id) => select([id])}
            />
          </FieldCommentsProvider>
        </ReconnectProvider>
      </fieldset>
    </section>
  );
}
