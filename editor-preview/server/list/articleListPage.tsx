import type { ReactNode } from 'react';
import { editorAddresses, editorFields } from '#editor-preview/model/editorPages.ts';
import { whyNot } from '#editor-preview/model/permission/whyNot.ts';
import type { Person } from '#editor-preview/model/person.ts';
import { momentInWords } from '#editor-preview/model/review/zonedTime.ts';
import type { ListPosition } from '#editor-preview/store/list/editorList.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { button } from '#shell/tools/toolControls.styles.ts';
import { menuItem } from '../pages/MenuButton.styles.ts';
import { Message } from '../pages/Message.tsx';
import { pageForEditors } from '../pages/pageForEditors.tsx';
import type { EditorWords } from '../words/words.ts';
import { ArticleRows, addressAt } from './ArticleRows.tsx';
import {
  doneLine,
  listHead,
  plainButton,
  planLine,
  problemLine,
  removal,
  stateLabel,
} from './articleListPage.styles.ts';
import { FindForm } from './FindForm.tsx';
import {
  addressOf,
  isFiltered,
  type ListChoices,
  type ListedArticle,
  type ListQuery,
} from './listArticles.ts';

interface ArticleList {
  query: ListQuery;
  choices: ListChoices;
  articles: readonly ListedArticle[];
  next: ListPosition | undefined;
  person: Person;
  people: readonly Person[];
  now: Date;
}

export function articleListPage(
  { query, choices, articles, next, person, people, now }: ArticleList,
  i18n: EditorWords,
  shell: PageShell,
): Document {
  const { list, people: ofPeople } = i18n.words;
  const refusals = {
    publish: whyNot(person, 'publish', people, ofPeople),
    withdraw: whyNot(person, 'withdraw', people, ofPeople),
  };
  const rows = articles.map((article) => ({
    ...article,
    state: <ArticleState article={article} i18n={i18n} />,
    actions: <RowActions article={article} refusals={refusals} i18n={i18n} />,
  }));
  const isWhole = next === undefined && query.after === undefined;
  return pageForEditors(
    {
      title: list.articles,
      wide: true,
      account: { person, at: editorAddresses.list },
      children: (
        <>
          <div className={listHead}>
            <h1>{list.articles}</h1>
            <a className={button} data-primary href={editorAddresses.newArticle}>
              {list.newArticle}
            </a>
          </div>
          <Done query={query} i18n={i18n} />
          <FindForm query={query} choices={choices} i18n={i18n} />
          {articles.length === 0 && <p role="status">{isFiltered(query) ? list.noneFound : list.noneYet}</p>}
          {articles.length > 0 && isWhole && isFiltered(query) && (
            <p role="status">{list.found(articles.length)}</p>
          )}
          <ArticleRows articles={rows} now={now} i18n={i18n} />
          {next !== undefined && (
            <p>
              <a href={addressOf({ ...query, after: next })}>{list.more}</a>
            </p>
          )}
        </>
      ),
    },
    i18n,
    shell,
  );
}

function Done({
  query: { done, path },
  i18n: { words },
}: {
  query: ListQuery;
  i18n: EditorWords;
}): ReactNode {
  if (done === '') return null;
  const { list } = words;
  const undo = undoneBy[done];
  return (
    <div role="status" className={doneLine}>
      <span>
        <Message parts={list.done[done](<code>{path}</code>)} />
      </span>
      {undo && (
        <PathForm
          action={undo}
          path={path}
          label={list.undo}
          className={plainButton}
          asItWas={done === 'deleted'}
        />
      )}
    </div>
  );
}

const undoneBy: Readonly<Record<Exclude<ListQuery['done'], ''>, string | undefined>> = {
  withdrawn: editorAddresses.republish,
  'put-back': editorAddresses.withdraw,
  renamed: undefined,
  deleted: editorAddresses.restore,
  'brought-back': undefined,
};

/** @param why reason against it; submitting it anyway leads to an explanation */
function PathForm({
  action,
  path,
  label,
  className,
  why,
  asItWas = false,
}: {
  action: string;
  path: string;
  label: string;
  className: string;
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
        className={className}
        aria-disabled={why === undefined ? undefined : true}
        title={why}
      >
        {label}
      </button>
    </form>
  );
}

type Refusals = Readonly<Record<'publish' | 'withdraw', string | undefined>>;

function ArticleState({
  article: { state, plans, problems },
  i18n: { words, locale },
}: {
  article: ListedArticle;
  i18n: EditorWords;
}): ReactNode {
  const { list, states } = words;
  return (
    <>
      <span className={stateLabel} data-state={state}>
        {states[state]}
      </span>
      {plans.map(({ kind, dueAt, zone, hasFailed }) => (
        <span key={kind} className={planLine} data-failed={hasFailed}>
          {list.plan(kind === 'publish', hasFailed)}
          <time dateTime={dueAt}>{momentInWords(dueAt, zone, locale)}</time>
        </span>
      ))}
      {state !== 'deleted' && (
        <span className={problemLine} data-errors={problems && problems.errors > 0}>
          {problems ? inWords(problems, list) : list.beingChecked}
        </span>
      )}
    </>
  );
}

function RowActions({
  article,
  refusals,
  i18n,
}: {
  article: ListedArticle;
  refusals: Refusals;
  i18n: EditorWords;
}): ReactNode {
  const { restore, copy, rename, republish, withdraw, delete: remove } = i18n.words.list;
  const { path, state } = article;
  if (state === 'deleted')
    return (
      <PathForm
        action={editorAddresses.restore}
        path={path}
        label={restore}
        className={menuItem}
        asItWas={refusals.publish === undefined}
      />
    );
  return (
    <>
      <a className={menuItem} href={`${editorAddresses.newArticle}?${new URLSearchParams({ copyOf: path })}`}>
        {copy}
      </a>
      <a className={menuItem} href={addressAt(editorAddresses.rename, path)}>
        {rename}
      </a>
      {state === 'withdrawn' && (
        <PathForm
          action={editorAddresses.republish}
          path={path}
          label={republish}
          className={menuItem}
          why={refusals.publish}
        />
      )}
      {(state === 'published' || state === 'changed') && (
        <PathForm
          action={editorAddresses.withdraw}
          path={path}
          label={withdraw}
          className={menuItem}
          why={refusals.withdraw}
        />
      )}
      <a className={`${menuItem} ${removal}`} href={addressAt(editorAddresses.delete, path)}>
        {remove}…
      </a>
    </>
  );
}

function inWords(
  { errors, hints }: NonNullable<ListedArticle['problems']>,
  list: EditorWords['words']['list'],
): string {
  const words = [errors > 0 && list.errors(errors), hints > 0 && list.hints(hints)];
  return words.filter(Boolean).join(', ') || list.noProblems;
}
