import type { ReactNode } from 'react';
import type { ListPosition } from '../../../content/database/lists/editorList.ts';
import { editorAddresses, editorFields } from '../../../editing/editorPages.ts';
import { type Person, roleNames, whyNot } from '../../../editing/person.ts';
import { shortMoment } from '../../../editing/review/zonedTime.ts';
import type { Document } from '../../../shell/document/document.ts';
import type { PageShell } from '../../../shell/document/pageShell.ts';
import { toolPage } from '../../../shell/tools/toolPage.tsx';
import { button, buttonRow } from '../pages/toolControls.styles.ts';
import {
  articleTable,
  doneLine,
  plainButton,
  planLine,
  rowActions,
  stateLabel,
} from './articleListPage.styles.ts';
import { FindForm } from './FindForm.tsx';
import { LocalTime } from './LocalTime.tsx';
import {
  type ListChoices,
  type ListedArticle,
  type ListQuery,
  listFields,
  positionText,
} from './listArticles.ts';
import { isAsked, stateNames } from './listInWords.ts';

interface ArticleList {
  query: ListQuery;
  choices: ListChoices;
  articles: readonly ListedArticle[];
  /** The last one, where the list goes on behind it. */
  next: ListPosition | undefined;
  /** Who is signed in. */
  person: Person;
  /** Those who may do what others may not. */
  people: readonly Person[];
}

/** The editor's first page: all articles that can be opened, published or not, or those that are looked for. */
export function articleListPage(
  { query, choices, articles, next, person, people }: ArticleList,
  shell: PageShell,
): Document {
  const whys = {
    publish: whyNot(person, 'publish', people),
    withdraw: whyNot(person, 'withdraw', people),
  };
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
            <span>
              Signed in as {person.name}, {roleNames[person.role]}
            </span>
          </div>
          <Done query={query} />
          <FindForm query={query} choices={choices} />
          {articles.length === 0 ? (
            <p role="status">{isAsked(query) ? 'No article is like that.' : 'There are no articles yet.'}</p>
          ) : (
            <ArticleTable articles={articles} whys={whys} />
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

function addressOf(query: ListQuery): string {
  const fields = [
    [listFields.text, query.text],
    [listFields.state, query.state],
    [listFields.blockType, query.blockType],
    [listFields.author, query.author],
    [listFields.problems, query.problems],
    [listFields.after, query.after ? positionText(query.after) : ''],
  ];
  return `${editorAddresses.list}?${new URLSearchParams(fields.filter(([, value]) => value !== ''))}`;
}

/** Says what was just done, with the way back. */
function Done({ query: { done, path } }: { query: ListQuery }): ReactNode {
  if (done === '') return null;
  const { said, undo } = doneInWords[done];
  return (
    <div role="status" className={doneLine}>
      <span>{said(<code>{path}</code>)}</span>
      {undo && <PathForm action={undo} path={path} label="Undo" asItWas={done === 'deleted'} />}
    </div>
  );
}

const doneInWords: Readonly<
  Record<Exclude<ListQuery['done'], ''>, { said: (path: ReactNode) => ReactNode; undo?: string }>
> = {
  withdrawn: {
    said: (path) => <>{path} is withdrawn: readers get it no longer.</>,
    undo: editorAddresses.putBack,
  },
  'put-back': { said: (path) => <>Readers get {path} again.</>, undo: editorAddresses.withdraw },
  renamed: { said: (path) => <>It stands at {path} now. The earlier path leads there.</> },
  deleted: {
    said: (path) => <>{path} is deleted. For 30 days it can be brought back, from the state “Deleted”.</>,
    undo: editorAddresses.bringBack,
  },
  'brought-back': { said: (path) => <>{path} is back.</> },
};

/**
 * @param name what the button does, to those who do not see where it stands
 * @param why it may not be done; who does it all the same is told so by a page
 * @param asItWas whether an article that is brought back goes to the readers who got it
 */
function PathForm({
  action,
  path,
  label,
  name,
  why,
  asItWas = false,
}: {
  action: string;
  path: string;
  label: string;
  name?: string;
  why?: string | undefined;
  asItWas?: boolean;
}): ReactNode {
  return (
    <form method="post" action={action}>
      {asItWas && <input type="hidden" name={editorFields.published} value="1" />}
      <button
        type="submit"
        name={editorFields.path}
        value={path}
        className={plainButton}
        aria-label={name}
        aria-disabled={why === undefined ? undefined : true}
        title={why}
      >
        {label}
      </button>
    </form>
  );
}

/** Why whoever is signed in may not give articles to readers, or take them away; undefined where they may. */
type Whys = Readonly<Record<'publish' | 'withdraw', string | undefined>>;

function ArticleTable({ articles, whys }: Pick<ArticleList, 'articles'> & { whys: Whys }): ReactNode {
  return (
    <section className={articleTable} aria-label="Articles">
      <table>
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Path</th>
            <th scope="col">State</th>
            <th scope="col">Problems</th>
            <th scope="col">Changed</th>
            <th scope="col">By</th>
            <th scope="col">
              <span className="visually-hidden">What can be done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {articles.map((article) => (
            <ArticleRow key={article.path} article={article} whys={whys} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ArticleRow({ article, whys }: { article: ListedArticle; whys: Whys }): ReactNode {
  const { path, title, state, problems, updatedAt, author, plans } = article;
  return (
    <tr>
      <th scope="row">
        <a href={addressAt(editorAddresses.article, path)}>{title}</a>
      </th>
      <td>
        <code>{path}</code>
      </td>
      <td>
        <span className={stateLabel} data-state={state}>
          {stateNames[state]}
        </span>
        {plans.map(({ kind, dueAt, zone, hasFailed }) => (
          <span key={kind} className={planLine} data-failed={hasFailed}>
            {kind === 'publish' ? 'Publishing' : 'Withdrawing'} {hasFailed ? 'failed on ' : 'on '}
            <time dateTime={dueAt}>{shortMoment(dueAt, zone)}</time>
          </span>
        ))}
      </td>
      <td>{problems && inWords(problems)}</td>
      <td>
        <LocalTime at={updatedAt} />
      </td>
      <td>{author}</td>
      <td>
        <div className={rowActions}>
          <RowActions article={article} whys={whys} />
        </div>
      </td>
    </tr>
  );
}

function RowActions({ article, whys }: { article: ListedArticle; whys: Whys }): ReactNode {
  const { path, title, state } = article;
  if (state === 'deleted')
    return (
      <PathForm
        action={editorAddresses.bringBack}
        path={path}
        label="Bring back"
        name={`Bring ${title} back`}
      />
    );
  return (
    <>
      <a
        href={`${editorAddresses.newArticle}?${new URLSearchParams({ copyOf: path })}`}
        aria-label={`Copy ${title}`}
      >
        Copy
      </a>
      <a href={addressAt(editorAddresses.rename, path)} aria-label={`Rename ${title}`}>
        Rename
      </a>
      {state === 'withdrawn' && (
        <PathForm
          action={editorAddresses.putBack}
          path={path}
          label="Put back"
          name={`Put ${title} back`}
          why={whys.publish}
        />
      )}
      {(state === 'published' || state === 'changed') && (
        <PathForm
          action={editorAddresses.withdraw}
          path={path}
          label="Withdraw"
          name={`Withdraw ${title}`}
          why={whys.withdraw}
        />
      )}
      <a href={addressAt(editorAddresses.delete, path)} aria-label={`Delete ${title}`}>
        Delete
      </a>
    </>
  );
}

function addressAt(address: string, path: string): string {
  return `${address}?${new URLSearchParams({ [editorFields.path]: path })}`;
}

function inWords({ errors, hints }: NonNullable<ListedArticle['problems']>): string {
  if (errors + hints === 0) return 'None';
  const words = [
    errors > 0 && `${errors} ${errors === 1 ? 'error' : 'errors'}`,
    hints > 0 && `${hints} ${hints === 1 ? 'hint' : 'hints'}`,
  ];
  return words.filter(Boolean).join(', ');
}
