import type { ReactNode } from 'react';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { button, buttonRow } from '#shell/tools/toolControls.styles.ts';
import { Message } from '../pages/Message.tsx';
import { pageForEditors } from '../pages/pageForEditors.tsx';
import type { EditorWords } from '../words/words.ts';
import type { BeginOutcome, WantedArticle } from './beginArticle.ts';
import { beginning, choice } from './newArticlePage.styles.ts';
import type { Templates } from './readTemplates.ts';

export const newArticleFields = {
  path: 'path',
  title: 'title',
  template: 'template',
  copyOf: 'copyOf',
} as const;

interface NewArticle {
  templates: Templates;
  wanted: WantedArticle;
  refusal?: Extract<BeginOutcome, { kind: 'refused' }> | undefined;
}

export function newArticlePage(article: NewArticle, i18n: EditorWords, shell: PageShell): Document {
  const { templates, wanted, refusal } = article;
  const { beginning: texts } = i18n.words;
  const title = wanted.copyOf === '' ? texts.title : texts.copyTitle;
  const faultOf = (field: string): { 'aria-invalid'?: true; 'aria-describedby'?: string } =>
    refusal?.field === field ? { 'aria-invalid': true, 'aria-describedby': 'refusal' } : {};
  const children = (
    <>
      <h1>{title}</h1>
      {refusal && (
        <p id="refusal" role="alert">
          {refusal.reason}
        </p>
      )}
      <form method="post" action={editorAddresses.newArticle} className={beginning}>
        <label>
          {texts.titleOf}
          <input
            name={newArticleFields.title}
            required
            // biome-ignore lint/a11y/noAutofocus: the page is opened to write the title
            autoFocus={refusal?.field !== 'path'}
            maxLength={200}
            defaultValue={wanted.title}
            {...faultOf('title')}
          />
        </label>
        <label>
          {texts.path}
          <input
            name={newArticleFields.path}
            pattern="/[a-z0-9_\-]+(/[a-z0-9_\-]+)*"
            maxLength={200}
            placeholder="/nutrition/magnesium"
            title={texts.pathHelp}
            defaultValue={wanted.path}
            aria-describedby="path-help"
            {...faultOf('path')}
          />
        </label>
        <small id="path-help">{texts.pathHelp}</small>
        {wanted.copyOf === '' ? (
          <TemplateChoice templates={templates} chosen={wanted.template} i18n={i18n} />
        ) : (
          <p>
            <Message parts={texts.copyOf(<code>{wanted.copyOf}</code>)} />
            <input type="hidden" name={newArticleFields.copyOf} value={wanted.copyOf} />
          </p>
        )}
        <div className={buttonRow}>
          <button type="submit" className={button} value="save">
            {texts.begin}
          </button>
        </div>
      </form>
    </>
  );
  return pageForEditors({ title, wide: true, children }, i18n, shell);
}

function TemplateChoice({
  templates,
  chosen,
  i18n: { words },
}: {
  templates: Templates;
  chosen: string;
  i18n: EditorWords;
}): ReactNode {
  const texts = words.beginning;
  const choices = [
    ...[...templates].map(([name, { title, description }]) => ({ name, title, description })),
    { name: '', title: texts.empty, description: texts.emptyHelp },
  ];
  return (
    <fieldset>
      <legend>{texts.beginsWith}</legend>
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
