import type { ReactNode } from 'react';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import { authorInWords } from '#editor-preview/model/person.ts';
import { listOrders } from '#editor-preview/store/list/editorList.ts';
import { type ListedState, listedStates } from '#editor-preview/store/list/knownArticles.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { blockSchemas } from '#schemas/catalogue.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import { button } from '#shell/tools/toolControls.styles.ts';
import { menuItem } from '../pages/MenuButton.styles.ts';
import { MenuButton } from '../pages/MenuButton.tsx';
import type { EditorWords } from '../words/words.ts';
import { chip, chips, filters, finding } from './FindForm.styles.ts';
import { addressOf, type ListChoices, type ListQuery, listFields } from './listArticles.ts';

interface FindFormProps {
  query: ListQuery;
  choices: ListChoices;
  i18n: EditorWords;
}

export function FindForm({ query, choices, i18n }: FindFormProps): ReactNode {
  const { list } = i18n.words;
  return (
    <search>
      <form className={finding} action={editorAddresses.list}>
        <FindWords name={listFields.text} label={list.words} text={query.text} find={list.find} />
        <div className={chips}>
          <States query={query} choices={choices} i18n={i18n} />
          <MoreFilters query={query} choices={choices} i18n={i18n} />
          <SetFilters query={query} i18n={i18n} />
          <Orders query={query} i18n={i18n} />
        </div>
        {query.state !== '' && <input type="hidden" name={listFields.state} value={query.state} />}
        {query.order !== 'newest' && <input type="hidden" name={listFields.order} value={query.order} />}
      </form>
      {query.problems !== '' && choices.unchecked > 0 && (
        <p role="status">{list.unchecked(choices.unchecked)}</p>
      )}
    </search>
  );
}

interface FindWordsProps {
  name: string;
  label: string;
  text: string;
  find: string;
}

export function FindWords({ name, label, text, find }: FindWordsProps): ReactNode {
  return (
    <>
      <input
        type="search"
        name={name}
        maxLength={200}
        defaultValue={text}
        aria-label={label}
        placeholder={label}
      />
      <button type="submit" className={button}>
        {find}
      </button>
    </>
  );
}

function changed(query: ListQuery, change: Partial<ListQuery>): string {
  return addressOf({ ...query, after: undefined, ...change });
}

function States({ query, choices: { counts }, i18n: { words, locale } }: FindFormProps): ReactNode {
  const notDeleted = listedStates.filter((state) => state !== 'deleted');
  const all = counts && notDeleted.reduce((sum, state) => sum + counts[state], 0);
  const shown = listedStates.filter((state) => !counts || counts[state] > 0 || state === query.state);
  const ofState = (state: ListedState | '', title: string, count: number | undefined): ReactNode => (
    <a
      key={state}
      className={chip}
      href={changed(query, { state })}
      aria-current={state === query.state ? 'true' : undefined}
    >
      {title} {count !== undefined && <span>{count.toLocaleString(locale)}</span>}
    </a>
  );
  return (
    <>
      {ofState('', words.list.allStates, all)}
      {shown.map((state) => ofState(state, words.states[state], counts?.[state]))}
    </>
  );
}

function Orders({ query, i18n: { words } }: Omit<FindFormProps, 'choices'>): ReactNode {
  const { orders } = words.list;
  return (
    <MenuButton id="orders" className={chip} face={<>{orders[query.order]} ▾</>}>
      {listOrders.map((order) => (
        <a
          key={order}
          className={menuItem}
          href={changed(query, { order })}
          aria-current={order === query.order ? 'true' : undefined}
        >
          {orders[order]}
        </a>
      ))}
    </MenuButton>
  );
}

function MoreFilters({ query, choices, i18n: { words, locale, titles } }: FindFormProps): ReactNode {
  const { list } = words;
  return (
    <MenuButton id="filters" className={chip} face={<>{list.filters} ▾</>}>
      <div className={filters}>
        <Choice
          label={list.by}
          any={list.any}
          name={listFields.author}
          chosen={query.author}
          options={choices.authors.map((author) => ({
            value: author,
            title: authorInWords(author, words.people),
          }))}
        />
        <Choice
          label={list.withBlock}
          any={list.any}
          name={listFields.blockType}
          chosen={query.blockType}
          options={blockTypes.map((type) => ({ value: type, title: titleOf(type, titles) }))}
        />
        <Choice
          label={list.problems}
          any={list.any}
          name={listFields.problems}
          chosen={query.problems}
          options={[
            { value: 'error', title: list.anyError },
            { value: 'any', title: list.anyProblem },
            ...choices.rules.map(({ rule, articles }) => ({
              value: rule,
              title: `${rule} (${articles.toLocaleString(locale)})`,
            })),
          ]}
        />
        <button type="submit" className={button} value="save">
          {list.apply}
        </button>
      </div>
    </MenuButton>
  );
}

function SetFilters({ query, i18n: { words, titles } }: Omit<FindFormProps, 'choices'>): ReactNode {
  const { list } = words;
  const { author, blockType, problems } = query;
  const problemTitles = new Map([
    ['error', list.anyError],
    ['any', list.anyProblem],
  ]);
  const filters: { label: string; value: string; without: Partial<ListQuery> }[] = [
    { label: list.by, value: authorInWords(author, words.people), without: { author: '' } },
    { label: list.withBlock, value: titleOf(blockType, titles), without: { blockType: '' } },
    { label: list.problems, value: problemTitles.get(problems) ?? problems, without: { problems: '' } },
  ];
  const set = filters.filter(({ value }) => value !== '');
  return set.map(({ label, value, without }) => (
    <a
      key={label}
      className={chip}
      data-set="true"
      href={changed(query, without)}
      aria-label={list.without(label, value)}
    >
      {label}: {value} <span aria-hidden="true">×</span>
    </a>
  ));
}

function titleOf(type: BlockType | '', titles: EditorWords['titles']): string {
  if (type === '') return '';
  const { title = type } = blockSchemas[type];
  return titles[title] ?? title;
}

interface ChoiceProps {
  label: string;
  any: string;
  name: string;
  chosen: string;
  options: readonly { value: string; title: string }[];
}

/** A chosen value stays, even if it no longer exists. */
function Choice({ label, any, name, chosen, options }: ChoiceProps): ReactNode {
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        <option value="">{any}</option>
        {!isKnown && <option value={chosen}>{chosen}</option>}
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
