import type { ReactNode } from 'react';
import { editorAddresses } from '../../../editing/editorPages.ts';
import { blockTypes } from '../../../schemas/blockTypes.ts';
import { blockSchemas } from '../../../schemas/catalogue.ts';
import { button } from '../pages/toolControls.styles.ts';
import { finding } from './articleListPage.styles.ts';
import { type ListChoices, type ListQuery, listedStates, listFields } from './listArticles.ts';
import { isAsked, stateNames } from './listInWords.ts';

/** Finds articles without a script: a form that leads to the list again. */
export function FindForm({ query, choices }: { query: ListQuery; choices: ListChoices }): ReactNode {
  return (
    <search>
      <form className={finding} action={editorAddresses.list}>
        <label>
          Words in title, path or text
          <input type="search" name={listFields.text} maxLength={200} defaultValue={query.text} />
        </label>
        <Choice
          label="State"
          name={listFields.state}
          chosen={query.state}
          options={listedStates.map((state) => ({ value: state, title: stateNames[state] }))}
        />
        <Choice
          label="By"
          name={listFields.author}
          chosen={query.author}
          options={choices.authors.map((author) => ({ value: author, title: author }))}
        />
        <Choice
          label="With a block"
          name={listFields.blockType}
          chosen={query.blockType}
          options={blockTypes.map((type) => ({ value: type, title: blockSchemas[type].title ?? type }))}
        />
        <Choice
          label="Problems"
          name={listFields.problems}
          chosen={query.problems}
          options={[
            { value: 'error', title: 'Any error' },
            { value: 'any', title: 'Any problem' },
            ...choices.rules.map(({ rule, articles }) => ({ value: rule, title: `${rule} (${articles})` })),
          ]}
        />
        <button type="submit" className={button}>
          Find
        </button>
        {isAsked(query) && <a href={editorAddresses.list}>Show all</a>}
      </form>
      {query.problems !== '' && choices.unchecked > 0 && (
        <p role="status">
          {choices.unchecked === 1
            ? '1 article is still being checked.'
            : `${choices.unchecked.toLocaleString('en')} articles are still being checked.`}{' '}
          Look again in a moment.
        </p>
      )}
    </search>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  chosen: string;
  options: readonly { value: string; title: string }[];
}

/** One of several, or any. What was asked for stays chosen, also where there is no such thing any more. */
function Choice({ label, name, chosen, options }: ChoiceProps): ReactNode {
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        <option value="">Any</option>
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
