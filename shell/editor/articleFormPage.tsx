import type { ReactNode } from 'react';
import {
  type Conflict,
  type EditorState,
  editorAddresses,
  editorFields,
  editorRootId,
  editorStateAttribute,
} from '../../contracts/editor.ts';
import { escapeJson } from '../../transformer/escape.ts';
import type { Problem } from '../../transformer/problem.ts';
import type { Document } from '../page/document.ts';
import type { PageShell } from '../page/pageShell.ts';
import { ProblemList } from '../tools/ProblemList.tsx';
import { toolPage } from '../tools/toolPage.tsx';
import { articleForm, button, buttonRow, notice } from './articleFormPage.styles.ts';

export interface ArticleForm {
  /** What is kept, which the editor's script begins with. */
  state: EditorState;
  /** What was typed and is not kept. */
  typed?: Pick<EditorState, 'text' | 'basedOn'> | undefined;
  problems: readonly Problem[];
  /** What happened to what was sent last. */
  message?: string | undefined;
  conflict?: Conflict | undefined;
  /** The published revision that saving again shall follow on. */
  onto?: string | undefined;
}

/** The frame that the form without script shows its page in. */
const frameName = 'preview';

/**
 * The page that edits an article, or shows JSON from elsewhere as a page. It works as a form; the editor's script takes
 * its place.
 */
export function articleFormPage(
  { state, typed, problems, message, conflict, onto }: ArticleForm,
  shell: PageShell,
): Document {
  const { path, canSave } = state;
  const { text, basedOn } = typed ?? state;
  const title = path === '' ? 'Preview' : `Edit ${path}`;
  return toolPage(
    {
      tool: 'editor',
      title,
      wide: true,
      shellParts: ['editor-app'],
      script: shell.assets.file('editor-preview/main.tsx'),
      children: (
        <>
          <div id={editorRootId}>
            <h1>{title}</h1>
            {message && <p className={notice}>{message}</p>}
            {!canSave && <ReadOnlyNote />}
            {conflict && <OtherVersionView conflict={conflict} />}
            <div className={articleForm}>
              <form method="post" action={editorAddresses.article}>
                <input type="hidden" name={editorFields.path} value={path} />
                <input type="hidden" name={editorFields.basedOn} value={basedOn ?? ''} />
                {onto !== undefined && <input type="hidden" name={editorFields.onto} value={onto} />}
                <label htmlFor="article-text">Article as JSON</label>
                <textarea
                  id="article-text"
                  name={editorFields.text}
                  defaultValue={text}
                  spellCheck={false}
                  autoComplete="off"
                />
                <div className={buttonRow}>
                  <button
                    type="submit"
                    className={button}
                    formAction={editorAddresses.frame}
                    formTarget={frameName}
                  >
                    Preview
                  </button>
                  {canSave && (
                    <>
                      <button type="submit" className={button} name={editorFields.action} value="save">
                        Save draft
                      </button>
                      <button type="submit" className={button} name={editorFields.action} value="publish">
                        Save and publish
                      </button>
                    </>
                  )}
                </div>
                {text !== '' && (
                  <section aria-label="Problems">
                    <h2>Problems</h2>
                    <ProblemList problems={problems} />
                  </section>
                )}
              </form>
              {/* With script the editor makes frames of its own, and this one would be loaded in vain. */}
              <noscript>
                <iframe name={frameName} title="Preview" src={path === '' ? undefined : frameOf(path)} />
              </noscript>
            </div>
          </div>
          <script
            type="application/json"
            {...{ [editorStateAttribute]: '' }}
            dangerouslySetInnerHTML={{ __html: escapeJson(state) }}
          />
        </>
      ),
    },
    shell,
  );
}

function frameOf(path: string): string {
  return `${editorAddresses.frame}?${new URLSearchParams({ [editorFields.path]: path })}`;
}

function ReadOnlyNote(): ReactNode {
  return (
    <p className={notice}>
      The articles of this site come from a content management system, and are edited there. Here you can
      paste an article’s JSON and see the page that it makes; nothing is saved.
    </p>
  );
}

function OtherVersionView({ conflict: { kind, current } }: { conflict: Conflict }): ReactNode {
  if (!current) {
    return (
      <p className={notice}>Somebody has discarded this draft. Saving again makes a new one of your text.</p>
    );
  }
  return (
    <section className={notice}>
      <h2>
        {kind === 'draft-moved' ? 'Somebody else has saved this draft' : 'Something else was published'}
      </h2>
      <p>
        Nothing was overwritten: your text is below, and theirs is here. Bring over what you want to keep of
        it. Saving again puts your text in the place of theirs.
      </p>
      <label htmlFor="other-text">Their version</label>
      <textarea id="other-text" readOnly rows={16} style={{ width: '100%' }} defaultValue={current.text} />
    </section>
  );
}
