import type { ReactNode } from 'react';
import { drugPages, type NamedSlug, privateDrugPath } from '#contracts/drugs/drugPages.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import type { FoundDrug, FoundDrugs } from '../list/findDrugs.ts';
import { DrugSearch } from './DrugSearch.tsx';
import { letters, names, note, page } from './drugPages.styles.ts';
import { letterParameter } from './parameters.ts';

export const firstLetters = [...'abcdefghijklmnopqrstuvwxyz', '#'] as const;
export type FirstLetter = (typeof firstLetters)[number];

export function drugLetterPage(
  { letter, drugs }: { letter: FirstLetter; drugs: readonly NamedSlug[] },
  shell: PageShell,
): Document {
  const shown = letter.toUpperCase();
  const children = (
    <>
      <DrugSearch />
      <Letters current={letter} />
      <h2>{letter === '#' ? 'With a digit or another sign first' : `With ${shown}`}</h2>
      {drugs.length > 0 ? <Names drugs={drugs} /> : <p>No medicine begins with this letter.</p>}
    </>
  );
  return drugsPage({ title: 'Drug prices', children }, shell);
}

export function Letters({ current }: { current?: FirstLetter }): ReactNode {
  return (
    <nav className={letters} aria-label="Medicines by letter">
      {firstLetters.map((each) => (
        <a
          key={each}
          href={`${drugPages.all}?${new URLSearchParams({ [letterParameter]: each })}`}
          aria-current={each === current ? 'true' : undefined}
        >
          {each.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

export function drugResultsPage(typed: string, found: FoundDrugs, shell: PageShell): Document {
  const children = (
    <>
      <DrugSearch typed={typed} />
      <p role="status">{outcomeOf(typed, found)}</p>
      <FoundNames drugs={found.drugs} />
      <WayToAll />
    </>
  );
  return drugsPage({ title: 'Drug prices: search', children }, shell);
}

export function unknownDrugPage(near: readonly FoundDrug[], shell: PageShell): Document {
  const children = (
    <>
      <p className={note}>Our list has no medicine at this address.</p>
      <DrugSearch />
      {near.length > 0 && <h2>Did you mean one of these?</h2>}
      <FoundNames drugs={near} />
      <WayToAll />
    </>
  );
  return drugsPage({ title: 'Medicine not found', children }, shell);
}

export function abroadPage(shell: PageShell): Document {
  const children = <p>Prices and coupons are only for readers in the United States.</p>;
  return drugsPage({ title: 'Drug prices', children }, shell);
}

interface DrugsPageParts {
  title: string;
  canonicalPath?: string | undefined;
  children: ReactNode;
}

export function drugsPage({ title, canonicalPath, children }: DrugsPageParts, shell: PageShell): Document {
  const content = (
    <div className={page}>
      <h1>{title}</h1>
      {children}
    </div>
  );
  return shellPage(
    {
      title,
      description: 'What pharmacies near you charge for a medicine with a free coupon.',
      canonicalPath,
      part: 'drug-pages',
      privatePage: { path: privateDrugPath, blockTypes: [] },
      children: content,
    },
    shell,
  );
}

function outcomeOf(typed: string, { drugs, match }: FoundDrugs): ReactNode {
  const text = <bdi>{typed}</bdi>;
  if (typed === '') return 'Please type the name of a medicine, or a part of it.';
  if (match === 'none')
    return (
      <>Our list has no medicine like “{text}”. Check the spelling, or look it up by its first letter.</>
    );
  if (match === 'words')
    return (
      <>
        {drugs.length} {drugs.length === 1 ? 'medicine' : 'medicines'} for “{text}”
      </>
    );
  if (match === 'some-words')
    return (
      <>
        Nothing matches all of “{text}”. {drugs.length === 1 ? 'This has' : 'These have'} some of its words:
      </>
    );
  return (
    <>
      We do not list “{text}”. Unless that is misspelt,{' '}
      {drugs.length === 1
        ? 'this is another medicine whose name looks'
        : 'these are other medicines whose names look'}{' '}
      like it:
    </>
  );
}

function WayToAll(): ReactNode {
  return (
    <p>
      <a href={drugPages.all}>All drugs</a>
    </p>
  );
}

function Names({ drugs }: { drugs: readonly NamedSlug[] }): ReactNode {
  return (
    <ul className={names}>
      {drugs.map(({ name, slug }) => (
        <li key={slug}>
          <DrugLink name={name} slug={slug} />
        </li>
      ))}
    </ul>
  );
}

/** With the medicine that it is a brand of, or the matched name. */
function FoundNames({ drugs }: { drugs: readonly FoundDrug[] }): ReactNode {
  if (drugs.length === 0) return null;
  return (
    <ul className={names}>
      {drugs.map(({ name, slug, found, drug }) => {
        const besides = drug.name !== name ? drug.name : found !== name ? found : undefined;
        return (
          <li key={slug}>
            <DrugLink name={name} slug={slug} />
            {besides && (
              <>
                {' '}
                (<bdi>{besides}</bdi>)
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function DrugLink({ name, slug }: NamedSlug): ReactNode {
  return (
    <a href={drugPages.drug(slug)}>
      <bdi>{name}</bdi>
    </a>
  );
}
