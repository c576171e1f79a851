import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../../content/source/source.ts';
import { editorAddresses, editorFields } from '../../../editing/editorPages.ts';
import type { Document } from '../../../shell/document/document.ts';
import type { PageShell } from '../../../shell/document/pageShell.ts';
import { toolPage } from '../../../shell/tools/toolPage.tsx';
import { articleTable, finding } from '../list/articleListPage.styles.ts';
import { LocalTime } from '../list/LocalTime.tsx';
import { button, buttonRow } from '../pages/toolControls.styles.ts';

/** Articles on the page; words find the others. */
export const maxCmsArticles = 100;

interface CmsList {
  /** What was searched for, as it was typed. */
  text: string;
  articles: readonly Pick<ArticleSummary, 'path' | 'title' | 'updatedAt'>[];
  /** Of all that were found. */
  count: number;
}

/** The editor's first page where the articles are a CMS's. It needs no script. */
export function cmsListPage({ text, articles, count }: CmsList, shell: PageShell): Document {
  return toolPage(
    {
      tool: '/editor',
      shellParts: ['editor-pages'],
      title: 'Articles',
      wide: true,
      children: (
        <>
          <h1>Articles</h1>
          <p>
            These articles are kept in a CMS, which takes no changes from here: they can be looked at, as
            pages and with their problems, and are written there.
          </p>
          <div className={buttonRow}>
            <a className={button} href={editorAddresses.article}>
              Look at JSON
            </a>
            <form method="post" action={editorAddresses.signOut}>
              <button type="submit" className={button}>
                Sign out
              </button>
            </form>
          </div>
          <search>
            <form className={finding} action={editorAddresses.list}>
              <label>
                Words in title or path
                <input type="search" name={editorFields.words} maxLength={200} defaultValue={text} />
              </label>
              <button type="submit" className={button}>
                Find
              </button>
            </form>
          </search>
          <Found articles={articles} count={count} text={text} />
        </>
      ),
    },
    shell,
  );
}

function Found({ articles, count, text }: CmsList): ReactNode {
  if (articles.length === 0)
    return (
      <p role="status">
        {text.trim() === '' ? 'The CMS has told of no articles yet.' : 'No article is like that.'}
      </p>
    );
  return (
    <section className={articleTable} aria-label="Articles">
      <table>
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Path</th>
            <th scope="col">Changed</th>
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
                <LocalTime at={updatedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > articles.length && (
        <p role="status">
          These are {articles.length} of {count.toLocaleString('en')}. Words find the others.
        </p>
      )}
    </section>
  );
}
