import type { ReactNode } from 'react';
import type { Templates } from '../../../content/site/readTemplates.ts';
import { editorAddresses } from '../../../editing/editorPages.ts';
import type { Document } from '../../../shell/document/document.ts';
import type { PageShell } from '../../../shell/document/pageShell.ts';
import { toolPage } from '../../../shell/tools/toolPage.tsx';
import { button, buttonRow } from '../pages/toolControls.styles.ts';
import type { BeginOutcome, WantedArticle } from './beginArticle.ts';
import { beginning, choice } from './newArticlePage.styles.ts';

/** The form's fields. */
export const newArticleFields = {
  path: 'path',
  title: 'title',
  template: 'template',
  copyOf: 'copyOf',
} as const;

interface NewArticle {
  templates: Templates;
  wanted: WantedArticle;
  /** Why the last attempt began nothing. */
  refusal?: Extract<BeginOutcome, { kind: 'refused' }> | undefined;
}

/** Asks where a new article shall be, what it is called, and what it begins with. It needs no script. */
export function newArticlePage({ templates, wanted, refusal }: NewArticle, shell: PageShell): Document {
  const faultOf = (field: string): { 'aria-invalid'?: true; 'aria-describedby'?: string } =>
    refusal?.field === field ? { 'aria-invalid': true, 'aria-describedby': 'refusal' } : {};
  return toolPage(
    {
      tool: '/editor',
      shellParts: ['editor-pages'],
      title: wanted.copyOf === '' ? 'New article' : 'Copy an article',
      children: (
        <>
          <h1>{wanted.copyOf === '' ? 'New article' : 'Copy an article'}</h1>
          {refusal && (
            <p id="refusal" role="alert">
              {refusal.reason}
            </p>
          )}
          <form method="post" action={editorAddresses.newArticle} className={beginning}>
            <label>
              Title
              <input
                name={newArticleFields.title}
                required
                maxLength={200}
                defaultValue={wanted.title}
                {...faultOf('title')}
              />
            </label>
            <label>
              Path
              <input
                name={newArticleFields.path}
                pattern="/[a-z0-9_\-]+(/[a-z0-9_\-]+)*"
                maxLength={200}
                placeholder="/nutrition/magnesium"
                title="A slash, then small letters, digits, dashes and underscores. Left empty, it is suggested from the title"
                defaultValue={wanted.path}
                {...faultOf('path')}
              />
            </label>
            {wanted.copyOf === '' ? (
              <TemplateChoice templates={templates} chosen={wanted.template} />
            ) : (
              <p>
                It begins as a copy of <code>{wanted.copyOf}</code>, without its dates and its reviewer.
                <input type="hidden" name={newArticleFields.copyOf} value={wanted.copyOf} />
              </p>
            )}
            <div className={buttonRow}>
              <button type="submit" className={button} value="save">
                Begin
              </button>
            </div>
          </form>
        </>
      ),
    },
    shell,
  );
}

function TemplateChoice({ templates, chosen }: { templates: Templates; chosen: string }): ReactNode {
  const choices = [
    ...[...templates].map(([name, { title, description }]) => ({ name, title, description })),
    { name: '', title: 'Empty', description: 'One paragraph, and nothing else.' },
  ];
  return (
    <fieldset>
      <legend>What it begins with</legend>
      {choices.map(({ name, title, description }) => (
        <label key={name} className={choice}>
          <input
            type="radio"
            name={newArticleFields.template}
            value={name}
            defaultChecked={name === chosen}
          />
          <span>
            <strong>{title}</strong>
            {description}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
