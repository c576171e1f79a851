import { type ReactNode, useId, useMemo, useState } from 'react';
import type { PreviewReader } from '#contracts/previewReader.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { isEditedObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import { layoutVariants } from '#transformer/article/layoutVariants.ts';
import { readFrameView } from '../pageView/frameView.ts';
import type { PageViewControl } from '../pageView/pageControl.ts';
import { momentInWords } from '../parts/times.ts';
import { words } from '../words/words.ts';
import { chip, choice, choiceRow, experimentsPart, note, turns } from './ViewBar.styles.ts';
import { countryInWords, experimentInWords } from './viewInWords.ts';

interface ArticleVariants {
  /** Those of the article's own blocks first. The first variant is the default. */
  readonly experiments: readonly { readonly name: string; readonly variants: readonly string[] }[];
  readonly countries: readonly string[];
  readonly instants: readonly string[];
}

const control = 'control';

export function variantsOf(article: EditedArticle): ArticleVariants {
  const own = new Map<string, Set<string>>();
  const countries = new Set<string>();
  const instants = new Set<string>();
  for (const { fields } of article.nodes.values()) {
    const { when } = fields;
    if (!isEditedObject(when)) continue;
    const { experiment, variant, countries: listed, from, until } = when;
    if (typeof experiment === 'string' && typeof variant === 'string')
      own.set(experiment, (own.get(experiment) ?? new Set([control])).add(variant));
    for (const moment of [from, until]) {
      const at = typeof moment === 'string' ? new Date(moment) : undefined;
      if (at && !Number.isNaN(at.getTime())) instants.add(at.toISOString());
    }
    if (listed instanceof KeyedList)
      for (const { value } of listed.items) if (typeof value === 'string') countries.add(value);
  }
  for (const [name, variants] of Object.entries(layoutVariants))
    own.set(name, new Set([...variants, ...(own.get(name) ?? [])]));
  return {
    experiments: [...own].map(([name, variants]) => ({ name, variants: [...variants] })),
    countries: [...countries].sort(),
    instants: [...instants].sort(),
  };
}

interface ViewChoicesProps {
  control: PageViewControl;
  article: EditedArticle;
}

const maxInstants = 8;

export default function ViewChoices({ control: { view, change }, article }: ViewChoicesProps): ReactNode {
  const { experiments, countries, instants } = useMemo(() => variantsOf(article), [article]);
  const { reader } = view;
  const read = (part: Partial<PreviewReader>): void => change({ reader: { ...reader, ...part } });
  return (
    <>
      <Choice label={words.view.colours}>
        {(id) => (
          <select
            id={id}
            value={view.colours}
            disabled={view.medium === 'print'}
            onChange={({ target }) => change({ colours: readFrameView({ colours: target.value }).colours })}
          >
            <option value="system">{words.view.coloursAs.system}</option>
            <option value="light">{words.view.coloursAs.light}</option>
            <option value="dark">{words.view.coloursAs.dark}</option>
          </select>
        )}
      </Choice>
      <Tick
        label={words.view.printed}
        isTicked={view.medium === 'print'}
        onChange={(isPrint) => change({ medium: isPrint ? 'print' : 'screen' })}
      />
      <Tick
        label={words.view.noScripts}
        isTicked={!view.hasScript}
        onChange={(isWithout) => change({ hasScript: !isWithout })}
      />
      <Tick label={words.view.alone} isTicked={view.isAlone} onChange={(isAlone) => change({ isAlone })} />
      <Country countries={countries} country={reader.country} onChange={(country) => read({ country })} />
      <Choice label={words.view.readAt}>
        {(id) => (
          <input
            id={id}
            type="datetime-local"
            value={localTime(reader.at)}
            onChange={({ target }) => read({ at: instantOf(target.value) })}
          />
        )}
      </Choice>
      {instants.length > 0 && (
        <p className={turns}>
          {words.view.comeAndGo}{' '}
          {instants.slice(0, maxInstants).map((instant) => (
            <button key={instant} type="button" className={chip} onClick={() => read({ at: instant })}>
              {momentInWords(instant)}
            </button>
          ))}
        </p>
      )}
      <details className={experimentsPart} open={Object.keys(reader.experiments).length > 0 || undefined}>
        <summary>{words.view.experimentsHead}</summary>
        {experiments.map(({ name, variants: [control = '', ...others] }) => (
          <Choice key={name} label={experimentInWords(name)}>
            {(id) => (
              <select
                id={id}
                value={reader.experiments[name] ?? ''}
                onChange={({ target }) => {
                  const { [name]: _own, ...rest } = reader.experiments;
                  read({ experiments: target.value === '' ? rest : { ...rest, [name]: target.value } });
                }}
              >
                <option value="">{control}</option>
                {others.map((variant) => (
                  <option key={variant}>{variant}</option>
                ))}
              </select>
            )}
          </Choice>
        ))}
      </details>
    </>
  );
}

interface CountryProps {
  countries: readonly string[];
  country: string | undefined;
  onChange: (country: string | undefined) => void;
}

function Country({ countries, country, onChange }: CountryProps): ReactNode {
  const list = useId();
  const [typed, setTyped] = useState(country ?? '');
  const shown = country === undefined && typed.length === 2 ? '' : typed;
  return (
    <Choice
      label={words.view.country}
      help={country === undefined ? words.view.countryHelp : countryInWords(country)}
    >
      {(id) => (
        <>
          <input
            id={id}
            list={list}
            value={country !== undefined && typed.length !== 1 ? country : shown}
            maxLength={2}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              const letters = target.value.toUpperCase().replace(/[^A-Z]/g, '');
              setTyped(letters);
              onChange(letters.length === 2 ? letters : undefined);
            }}
          />
          <datalist id={list}>
            {countries.map((code) => (
              <option key={code} value={code}>
                {countryInWords(code)}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Choice>
  );
}

interface ChoiceProps {
  label: string;
  help?: string;
  children: (id: string) => ReactNode;
}

function Choice({ label, help, children }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={choice}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help !== undefined && <p className={note}>{help}</p>}
    </div>
  );
}

interface TickProps {
  label: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

function Tick({ label, isTicked, onChange }: TickProps): ReactNode {
  return (
    <label className={choiceRow}>
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}

function localTime(instant: string | undefined): string {
  if (instant === undefined) return '';
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function instantOf(local: string): string | undefined {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
