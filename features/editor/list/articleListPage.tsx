import type { ReactNode } from 'react';
import { editorAddresses, editorFields } from '#editing/editorPages.ts';
import { whyNot } from '#editing/permission/whyNot.ts';
import { mayDo, type Person } from '#editing/person.ts';
import { shortMoment } from '#editing/review/zonedTime.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { OtherLanguage } from '../language/OtherLanguage.tsx';
import { pageForEditors } from '../pages/pageForEditors.tsx';
import { Said } from '../pages/Said.tsx';
import { button, buttonRow } from '../pages/toolControls.styles.ts';
import type { ListPosition } from '../store/list/editorList.ts';
import type { EditorWords } from '../words/words.ts';
import {
  articleTable,
  doneLine,
  pageTable,
  plainButton,
  planLine,
  rowActions,
  stateLabel,
} from './articleListPage.styles.ts';
import { FindForm } from './FindForm.tsx';
import { LocalTime } from './LocalTime.tsx';
import {
  isFiltered,
  type ListChoices,
  type ListedArticle,
  type ListQuery,
  listFields,
  positionText,
} from './listArticles.ts';

interface ArticleList {
  query: ListQuery;
  choices: ListChoices;
  articles: readonly ListedArticle[];
  /** Position of the last row, if there are more. */
  next: ListPosition | undefined;
  /** The signed-in person. */
  person: Person;
  /** People, for naming those with more permissions. */
  people: readonly Person[];
}

/** The editor's first page: all editable articles, published or not, or search results. */
export function articleListPage(
  { query, choices, articles, next, person, people }: ArticleList,
  told: EditorWords,
  shell: PageShell,
): Document {
  const { jobs, list, people: ofPeople } = told.words;
  const whys = {
    publish: whyNot(person, 'publish', people, ofPeople),
    withdraw: whyNot(person, 'withdraw', people, ofPeople),
  };
  return pageForEditors(
    {
      title: list.articles,
      wide: true,
      children: (
        <>
          <h1>{list.articles}</h1>
          <div className={buttonRow}>
            <a className={button} href={editorAddresses.newArticle}>
              {list.newArticle}
            </a>
            {mayDo(person.role, 'see-jobs') && (
              <a className={button} href={editorAddresses.jobs}>
                {jobs.title}
              </a>
            )}
            <form method="post" action={editorAddresses.signOut}>
              <button type="submit" className={button}>
                {list.signOut}
              </button>
            </form>
            <OtherLanguage told={told} />
            <span>{list.signedInAs(person.name, ofPeople.roles[person.role])}</span>
          </div>
          <Done query={query} told={told} />
          <FindForm query={query} choices={choices} told={told} />
          {articles.length === 0 ? (
            <p role="status">{isFiltered(query) ? list.noneFound : list.noneYet}</p>
          ) : (
            <ArticleTable articles={articles} whys={whys} told={told} />
          )}
          {next !== undefined && (
            <p>
              <a href={addressOf({ ...query, after: next })}>{list.more}</a>
            </p>
          )}
        </>
      ),
    },
    told,
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

/** Confirms the last action, with its undo. */
function Done({
  query: { done, path },
  told: { words },
}: {
  query: ListQuery;
  told: EditorWords;
}): ReactNode {
  if (done === '') return null;
  const { list } = words;
  const undo = undoneBy[done];
  return (
    <div role="status" className={doneLine}>
      <span>
        <Said parts={list.done[done](<code>{path}</code>)} />
      </span>
      {undo && <PathForm action={undo} path={path} label={list.undo} asItWas={done === 'deleted'} />}
    </div>
  );
}

/** Undo routes of actions. */
const undoneBy: Readonly<Record<Exclude<ListQuery['done'], ''>, string | undefined>> = {
  withdrawn: editorAddresses.putBack,
  'put-back': editorAddresses.withdraw,
  renamed: undefined,
  deleted: editorAddresses.bringBack,
  'brought-back': undefined,
};

/**
 * @param name accessible name of the button
 * @param why why it is not permitted; submitting it anyway leads to an explanation
 * @param asItWas whether restoring the article also republishes it
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

/** Why the signed-in person may not publish or withdraw; undefined if permitted. */
type Whys = Readonly<Record<'publish' | 'withdraw', string | undefined>>;

/** Facts shared by all rows of the table. */
interface AroundRow {
  whys: Whys;
  told: EditorWords;
}

function ArticleTable({ articles, ...around }: Pick<ArticleList, 'articles'> & AroundRow): ReactNode {
  const { articles: title, columns } = around.told.words.list;
  return (
    <section className={`${pageTable} ${articleTable}`} aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.path}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.problems}</th>
            <th scope="col">{columns.changed}</th>
            <th scope="col">{columns.by}</th>
            <th scope="col">
              <span className="visually-hidden">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {articles.map((article) => (
            <ArticleRow key={article.path} article={article} {...around} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ArticleRow({ article, ...around }: { article: ListedArticle } & AroundRow): ReactNode {
  const { words, locale } = around.told;
  const { list, states } = words;
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
          {states[state]}
        </span>
        {plans.map(({ kind, dueAt, zone, hasFailed }) => (
          <span key={kind} className={planLine} data-failed={hasFailed}>
            {list.plan(kind === 'publish', hasFailed)}
            <time dateTime={dueAt}>{shortMoment(dueAt, zone, locale)}</time>
          </span>
        ))}
      </td>
      <td>{problems && inWords(problems, list)}</td>
      <td>
        <LocalTime at={updatedAt} locale={locale} />
      </td>
      <td>{author}</td>
      <td>
        <div className={rowActions}>
          <RowActions article={article} {...around} />
        </div>
      </td>
    </tr>
  );
}

function RowActions({ article, whys, told }: { article: ListedArticle } & AroundRow): ReactNode {
  const { bringBack, copy, rename, putBack, withdraw, delete: remove } = told.words.list;
  const { path, title, state } = article;
  if (state === 'deleted')
    return (
      <PathForm
        action={editorAddresses.bringBack}
        path={path}
        label={bringBack.do}
        name={bringBack.doTo(title)}
      />
    );
  return (
    <>
      <a
        href={`${editorAddresses.newArticle}?${new URLSearchParams({ copyOf: path })}`}
        aria-label={copy.doTo(title)}
      >
        {copy.do}
      </a>
      <a href={addressAt(editorAddresses.rename, path)} aria-label={rename.doTo(title)}>
        {rename.do}
      </a>
      {state === 'withdrawn' && (
        <PathForm
          action={editorAddresses.putBack}
          path={path}
          label={putBack.do}
          name={putBack.doTo(title)}
          why={whys.publish}
        />
      )}
      {(state === 'published' || state === 'changed') && (
        <PathForm
          action={editorAddresses.withdraw}
          path={path}
          label={withdraw.do}
          name={withdraw.doTo(title)}
          why={whys.withdraw}
        />
      )}
      <a href={addressAt(editorAddresses.delete, path)} aria-label={remove.doTo(title)}>
        {remove.do}
      </a>
    </>
  );
}

function addressAt(address: string, path: string): string {
  return `${address}?${new URLSearchParams({ [editorFields.path]: path })}`;
}

function inWords(
  { errors, hints }: NonNullable<ListedArticle['problems']>,
  list: EditorWords['words']['list'],
): string {
  if (errors + hints === 0) return list.noProblems;
  const words = [errors > 0 && list.errors(errors), hints > 0 && list.hints(hints)];
  return words.filter(Boolean).join(', ');
}
