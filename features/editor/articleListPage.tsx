import type { ReactNode } from 'react';
import { type ArticleState, editorAddresses, editorFields } from '../../contracts/editor.ts';
import type { Document } from '../../shell/page/document.ts';
import type { PageShell } from '../../shell/page/pageShell.ts';
import { toolPage } from '../../shell/tools/toolPage.tsx';
import { articleTable, newArticle, stateLabel } from './articleListPage.styles.ts';
import { button } from './toolControls.styles.ts';

/** An article in the editor's list. */
export interface ListedArticle {
  path: string;
  title: string;
  state: ArticleState;
  /** ISO 8601. */
  updatedAt: string;
}

const stateNames: Readonly<Record<ArticleState, string>> = {
  new: 'New',
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with a newer draft',
};

/** How a moment is written in a list: the same for everybody, so that people can talk about it. */
const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

interface ArticleList {
  articles: readonly ListedArticle[];
  /** The path after which the list goes on; undefined where it ends. */
  next: string | undefined;
}

/** The editor's first page: all articles that can be opened, published or not. */
export function articleListPage({ articles, next }: ArticleList, shell: PageShell): Document {
  return toolPage(
    {
      tool: '/editor',
      shellParts: ['editor-pages'],
      title: 'Articles',
      children: (
        <>
          <h1>Articles</h1>
          <p>
            <a className={button} href={editorAddresses.newArticle}>
              New article
            </a>
          </p>
          <form className={newArticle} action={editorAddresses.article}>
            <label>
              Path of an article to open
              <input
                name={editorFields.path}
                required
                pattern="/[a-z0-9_\-]+(/[a-z0-9_\-]+)*"
                maxLength={200}
                placeholder="/nutrition/magnesium"
                title="A slash, then small letters, digits, dashes and underscores"
              />
            </label>
            <button type="submit" className={button}>
              Open
            </button>
          </form>
          {articles.length === 0 ? <p>There are no articles yet.</p> : <ArticleTable articles={articles} />}
          {next !== undefined && (
            <p>
              <a href={`${editorAddresses.list}?${new URLSearchParams({ after: next })}`}>More articles</a>
            </p>
          )}
          <form method="post" action={editorAddresses.signOut} className={newArticle}>
            <button type="submit" className={button}>
              Sign out
            </button>
          </form>
        </>
      ),
    },
    shell,
  );
}

function ArticleTable({ articles }: Pick<ArticleList, 'articles'>): ReactNode {
  return (
    <section className={articleTable} aria-label="Articles">
      <table>
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Path</th>
            <th scope="col">State</th>
            <th scope="col">Changed (UTC)</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {articles.map(({ path, title, state, updatedAt }) => (
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
                <span className={stateLabel} data-state={state}>
                  {stateNames[state]}
                </span>
              </td>
              <td>
                <time dateTime={updatedAt}>{moments.format(new Date(updatedAt))}</time>
              </td>
              <td>
                <a
                  href={`${editorAddresses.newArticle}?${new URLSearchParams({ copyOf: path })}`}
                  aria-label={`Copy ${title}`}
                >
                  Copy
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
