import type { ReactNode } from 'react';
import { editorAddresses } from '#editing/editorPages.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { blockSchemas } from '#schemas/catalogue.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import { button } from '../pages/toolControls.styles.ts';
import type { EditorWords } from '../words/words.ts';
import { finding } from './articleListPage.styles.ts';
import { isFiltered, type ListChoices, type ListQuery, listedStates, listFields } from './listArticles.ts';

/** Search form for articles: it leads to the list, and needs no script. */
export function FindForm({
  query,
  choices,
  told: { words, locale, titles },
}: {
  query: ListQuery;
  choices: ListChoices;
  told: EditorWords;
}): ReactNode {
  const { list, states } = words;
  return (
    <search>
      <form className={finding} action={editorAddresses.list}>
        <label>
          {list.words}
          <input type="search" name={listFields.text} maxLength={200} defaultValue={query.text} />
        </label>
        <Choice
          label={list.state}
          any={list.any}
          name={listFields.state}
          chosen={query.state}
          options={listedStates.map((state) => ({ value: state, title: states[state] }))}
        />
        <Choice
          label={list.by}
          any={list.any}
          name={listFields.author}
          chosen={query.author}
          options={choices.authors.map((author) => ({ value: author, title: author }))}
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
        <button type="submit" className={button}>
          {list.find}
        </button>
        {isFiltered(query) && <a href={editorAddresses.list}>{list.showAll}</a>}
      </form>
      {query.problems !== '' && choices.unchecked > 0 && (
        <p role="status">{list.unchecked(choices.unchecked)}</p>
      )}
    </search>
  );
}

function titleOf(type: BlockType, titles: EditorWords['titles']): string {
  const { title = type } = blockSchemas[type];
  return titles[title] ?? title;
}

interface ChoiceProps {
  label: string;
  /** Label of the empty choice. */
  any: string;
  name: string;
  chosen: string;
  options: readonly { value: string; title: string }[];
}

/** One of several choices, or any. A chosen value stays, even if it no longer exists. */
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
