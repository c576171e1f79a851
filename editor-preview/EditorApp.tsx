import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { EditorState } from '../contracts/editor.ts';
import { ArticleText, type TextHandle } from './ArticleText.tsx';
import { articleOutline } from './articleOutline.ts';
import { CommandBar } from './CommandBar.tsx';
import { ConflictView } from './ConflictView.tsx';
import type { DraftsClient } from './draftsClient.ts';
import { app, panes, writing } from './EditorApp.styles.ts';
import { Notices } from './Notices.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { Problems } from './Problems.tsx';
import type { ShownProblem } from './shownProblem.ts';
import type { UnsavedTexts } from './unsavedText.ts';
import { useArticle } from './useArticle.ts';
import { usePreview } from './usePreview.ts';

interface EditorAppProps {
  server: EditorState;
  drafts: DraftsClient;
  unsavedTexts: UnsavedTexts;
}

/** The editor: an article's JSON, the page that readers would get of it, and what is wrong with it. */
export function EditorApp({ server, drafts, unsavedTexts }: EditorAppProps): ReactNode {
  const { path, canSave } = server;
  const { article, dispatch, isKept, save, publish } = useArticle(server, drafts, unsavedTexts);
  const preview = usePreview(path, article.text);
  const outline = useMemo(() => articleOutline(article.text), [article.text]);
  const [markedBlock, setMarkedBlock] = useState<string>();
  const text = useRef<TextHandle>(null);
  useSaveKey(canSave ? save : undefined);

  const problems = article.refusals.length > 0 ? article.refusals : (preview.report?.problems ?? []);
  const showProblem = (problem: ShownProblem): void => {
    setMarkedBlock(outline.blockIdOfProblem(problem));
    const place = outline.placeOfProblem(problem);
    if (place) text.current?.select(place);
  };
  const showBlock = (blockId: string): void => {
    setMarkedBlock(blockId);
    const place = outline.placeOfBlock(blockId);
    if (place) text.current?.select(place);
  };
  const settle = (kind: 'tookTheirs' | 'keptMine'): void => {
    dispatch({ kind });
    // The button that had the focus goes away with the conflict.
    text.current?.focus();
  };
  return (
    <div className={app}>
      <CommandBar server={server} article={article} problems={problems} onSave={save} onPublish={publish} />
      <Notices article={article} canSave={canSave} isKept={isKept} dispatch={dispatch} />
      {article.conflict && (
        <ConflictView
          conflict={article.conflict}
          text={article.text}
          onTakeTheirs={() => settle('tookTheirs')}
          onKeepMine={() => settle('keptMine')}
        />
      )}
      <div className={panes}>
        <section className={writing} aria-label="Article">
          <ArticleText
            ref={text}
            text={article.text}
            onTyped={(typed) => dispatch({ kind: 'typed', text: typed })}
            onMoved={(position) => setMarkedBlock(outline.blockIdAt(position))}
          />
          <Problems problems={problems} onSelect={showProblem} />
        </section>
        <PreviewPane path={path} preview={preview} markedBlock={markedBlock} onChosen={showBlock} />
      </div>
    </div>
  );
}

/** Control or command and S, as in every program in which something is written. */
function useSaveKey(save: (() => void) | undefined): void {
  useEffect(() => {
    if (!save) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save]);
}
