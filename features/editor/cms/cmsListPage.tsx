import type { ReactNode } from 'react';
import type { ArticleSummary } from '#content/source/source.ts';
import { editorAddresses, editorFields } from '#editing/editorPages.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { OtherLanguage } from '../language/OtherLanguage.tsx';
import { articleTable, finding, pageTable } from '../list/articleListPage.styles.ts';
import { LocalTime } from '../list/LocalTime.tsx';
import { pageForEditors } from '../pages/pageForEditors.tsx';
import { button, buttonRow } from '../pages/toolControls.styles.ts';
import type { EditorWords } from '../words/words.ts';

/** Limit of articles on the page; a search finds others. */
export const maxCmsArticles = 100;

interface CmsList {
  /** The searched text, as typed. */
  text: string;
  articles: readonly Pick<ArticleSummary, 'path' | 'title' | 'updatedAt'>[];
  /** Of all results. */
  count: number;
}

/** The editor's first page for articles of a CMS. It needs no script. */
export function cmsListPage(found: CmsList, told: EditorWords, shell: PageShell): Document {
  const { cms, jobs, list } = told.words;
  return pageForEditors(
    {
      title: list.articles,
      wide: true,
      children: (
        <>
          <h1>{list.articles}</h1>
          <p>{cms.about}</p>
          <div className={buttonRow}>
            <a className={button} href={editorAddresses.article}>
              {cms.lookAtJson}
            </a>
            <a className={button} href={editorAddresses.jobs}>
              {jobs.title}
            </a>
            <form method="post" action={editorAddresses.signOut}>
              <button type="submit" className={button}>
                {list.signOut}
              </button>
            </form>
            <OtherLanguage told={told} />
          </div>
          <search>
            <form className={finding} action={editorAddresses.list}>
              <label>
                {cms.words}
                <input type="search" name={editorFields.words} maxLength={200} defaultValue={found.text} />
              </label>
              <button type="submit" className={button}>
                {list.find}
              </button>
            </form>
          </search>
          <Found {...found} told={told} />
        </>
      ),
    },
    told,
    shell,
  );
}

function Found({ articles, count, text, told }: CmsList & { told: EditorWords }): ReactNode {
  const { cms, list } = told.words;
  if (articles.length === 0) return <p role="status">{text.trim() === '' ? cms.noneYet : list.noneFound}</p>;
  return (
    <section className={`${pageTable} ${articleTable}`} aria-label={list.articles}>
      <table>
        <thead>
          <tr>
            <th scope="col">{list.columns.title}</th>
            <th scope="col">{list.columns.path}</th>
            <th scope="col">{list.columns.changed}</th>
          </tr>
        </thead>
        <tbody>
          {articles.map(({ path, title, updatedAt }) => (
            <tr key={path}>
              <th scope="row">
                <a href={`${editorAddresses.article}?${new URLSearchParams({ [editorFields.path]: path })}`}>
                  {title}
                </a>
              </th>
              <td>
                <code>{path}</code>
              </td>
              <td>
                <LocalTime at={updatedAt} locale={told.locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > articles.length && (
        <p role="status">
          {cms.someOf(articles.length.toLocaleString(told.locale), count.toLocaleString(told.locale))}
        </p>
      )}
    </section>
  );
}
