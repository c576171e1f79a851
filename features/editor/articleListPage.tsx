import type { ReactNode } from 'react';
import type { ListedState } from '../../content/database/editorList.ts';
import { editorAddresses, editorFields } from '../../contracts/editor.ts';
import { blockTypes } from '../../schemas/blockTypes.ts';
import { blockSchemas } from '../../schemas/catalogue.ts';
import type { Document } from '../../shell/page/document.ts';
import type { PageShell } from '../../shell/page/pageShell.ts';
import { toolPage } from '../../shell/tools/toolPage.tsx';
import { articleTable, doneLine, finding, plainButton, stateLabel } from './articleListPage.styles.ts';
import { type ListedArticle, type ListQuery, listedStates, listFields } from './listArticles.ts';
import { button, buttonRow } from './toolControls.styles.ts';

const stateNames: Readonly<Record<ListedState, string>> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with a newer draft',
  withdrawn: 'Withdrawn',
};

/** How a moment is written in a list: the same for everybody, so that people can talk about it. */
const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

interface ArticleList {
  query: ListQuery;
  articles: readonly ListedArticle[];
  /** The path after which the list goes on; undefined where it ends. */
  next: string | undefined;
}

/** The editor's first page: all articles that can be opened, published or not, or those that are looked for. */
export function articleListPage({ query, articles, next }: ArticleList, shell: PageShell): Document {
  return toolPage(
    {
      tool: '/editor',
      shellParts: ['editor-pages'],
      title: 'Articles',
      wide: true,
      children: (
        <>
          <h1>Articles</h1>
          <div className={buttonRow}>
            <a className={button} href={editorAddresses.newArticle}>
              New article
            </a>
            <form method="post" action={editorAddresses.signOut}>
              <button type="submit" className={button}>
                Sign out
              </button>
            </form>
          </div>
          <Done query={query} />
          <FindForm query={query} />
          {articles.length === 0 ? (
            <p role="status">{isAsked(query) ? 'No article is like that.' : 'There are no articles yet.'}</p>
          ) : (
            <ArticleTable articles={articles} />
          )}
          {next !== undefined && (
            <p>
              <a href={addressOf({ ...query, after: next })}>More articles</a>
            </p>
          )}
        </>
      ),
    },
    shell,
  );
}

function isAsked({ text, state, blockType }: ListQuery): boolean {
  return text.trim() !== '' || state !== '' || blockType !== '';
}

function addressOf(query: ListQuery): string {
  const fields = [
    [listFields.text, query.text],
    [listFields.state, query.state],
    [listFields.blockType, query.blockType],
    [listFields.after, query.after],
  ];
  return `${editorAddresses.list}?${new URLSearchParams(fields.filter(([, value]) => value !== ''))}`;
}

/** Says what was just done, with the way back. */
function Done({ query: { done, path } }: { query: ListQuery }): ReactNode {
  if (done === '') return null;
  return (
    <div role="status" className={doneLine}>
      {done === 'withdrawn' ? (
        <>
          <span>
            <code>{path}</code> is withdrawn: readers get it no longer.
          </span>
          <PathForm action={editorAddresses.putBack} path={path} label="Undo" />
        </>
      ) : (
        <>
          <span>
            Readers get <code>{path}</code> again.
          </span>
          <PathForm action={editorAddresses.withdraw} path={path} label="Undo" />
        </>
      )}
    </div>
  );
}

/** @param name what the button does, to those who do not see where it stands */
function PathForm({
  action,
  path,
  label,
  name,
}: {
  action: string;
  path: string;
  label: string;
  name?: string;
}): ReactNode {
  return (
    <form method="post" action={action}>
      <button type="submit" name={editorFields.path} value={path} className={plainButton} aria-label={name}>
        {label}
      </button>
    </form>
  );
}

/** Finds articles without a script: a form that leads to this page again. */
function FindForm({ query }: { query: ListQuery }): ReactNode {
  return (
    <search>
      <form className={finding} action={editorAddresses.list}>
        <label>
          Words in title, path or text
          <input type="search" name={listFields.text} maxLength={200} defaultValue={query.text} />
        </label>
        <label>
          State
          <select name={listFields.state} defaultValue={query.state}>
            <option value="">Any</option>
            {listedStates.map((state) => (
              <option key={state} value={state}>
                {stateNames[state]}
              </option>
            ))}
          </select>
        </label>
        <label>
          With a block
          <select name={listFields.blockType} defaultValue={query.blockType}>
            <option value="">Any</option>
            {blockTypes.map((type) => (
              <option key={type} value={type}>
                {blockSchemas[type].title ?? type}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={button}>
          Find
        </button>
        {isAsked(query) && <a href={editorAddresses.list}>Show all</a>}
      </form>
    </search>
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
            <th scope="col">By</th>
            <td />
            <td />
          </tr>
        </thead>
        <tbody>
          {articles.map(({ path, title, state, updatedAt, author }) => (
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
              <td>{author}</td>
              <td>
                <a
                  href={`${editorAddresses.newArticle}?${new URLSearchParams({ copyOf: path })}`}
                  aria-label={`Copy ${title}`}
                >
                  Copy
                </a>
              </td>
              <td>
                {state === 'withdrawn' ? (
                  <PathForm
                    action={editorAddresses.putBack}
                    path={path}
                    label="Put back"
                    name={`Put ${title} back`}
                  />
                ) : (
                  state !== 'draft' && (
                    <PathForm
                      action={editorAddresses.withdraw}
                      path={path}
                      label="Withdraw"
                      name={`Withdraw ${title}`}
                    />
                  )
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
