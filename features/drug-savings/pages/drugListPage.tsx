import type { ReactNode } from 'react';
import { type DrugField, drugPages, type NamedSlug, privateDrugPath } from '#contracts/drugs/drugPages.ts';
import { defaultPlace } from '#contracts/drugs/drugView.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import type { FoundDrugs } from '../list/findDrugs.ts';
import { DrugSearch } from './DrugSearch.tsx';
import { letters, names, note, page, prices } from './drugPages.styles.ts';
import { letterParameter } from './parameters.ts';
import type { PricedDrug } from './pricedDrugs.ts';

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

function Letters({ current }: { current?: FirstLetter }): ReactNode {
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

interface FoundPriced {
  drugs: readonly PricedDrug[];
  match: FoundDrugs['match'];
}

export function drugResultsPage(typed: string, found: FoundPriced, shell: PageShell): Document {
  const children = (
    <>
      <DrugSearch typed={typed} />
      <p role="status">{outcomeOf(typed, found)}</p>
      <PricedNames drugs={found.drugs} />
      {found.match === 'none' && <Letters />}
      <WayToAll />
    </>
  );
  return drugsPage({ title: 'Drug prices: search', children }, shell);
}

export function unknownDrugPage(near: readonly Omit<PricedDrug, 'lowest'>[], shell: PageShell): Document {
  const children = (
    <>
      <p className={note}>Our list has no medicine at this address.</p>
      <DrugSearch />
      {near.length > 0 && <h2>Did you mean one of these?</h2>}
      <PricedNames drugs={near} />
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

function outcomeOf(typed: string, { drugs, match }: FoundPriced): ReactNode {
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

interface PricedNamesProps {
  drugs: readonly (Omit<PricedDrug, 'lowest'> & Partial<Pick<PricedDrug, 'lowest'>>)[];
  /** Of the prices; by default the default place. */
  zip?: string;
}

/** With the medicine that it is a brand of, the matched name or condition, and the lowest price. */
export function PricedNames({ drugs, zip }: PricedNamesProps): ReactNode {
  if (drugs.length === 0) return null;
  return (
    <ul className={prices}>
      {drugs.map(({ name, slug, found, drug, condition, lowest }) => {
        const besides = drug.name !== name ? drug.name : found !== name ? found : condition;
        return (
          <li key={slug}>
            <DrugLink name={name} slug={slug} zip={zip} />
            {besides && (
              <small>
                {' '}
                (<bdi>{besides}</bdi>)
              </small>
            )}
            {lowest && (
              <span>
                from <strong>{lowest.price}</strong>, {lowest.quantity}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function DrugLink({ name, slug, zip }: NamedSlug & { zip?: string | undefined }): ReactNode {
  const query = zip === undefined || zip === defaultPlace.zip ? '' : `?${'zip' satisfies DrugField}=${zip}`;
  return (
    <a href={drugPages.drug(slug) + query}>
      <bdi>{name}</bdi>
    </a>
  );
}
