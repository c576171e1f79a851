import type { ReactNode } from 'react';
import { drugPages, type NamedSlug, privateDrugPath } from '#contracts/drugs/drugPages.ts';
import { sampleNote } from '#contracts/drugs/facts.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import type { FoundDrug, FoundDrugs } from '../list/findDrugs.ts';
import type { CommonMedicines } from './commonMedicines.ts';
import { DrugSearch } from './DrugSearch.tsx';
import { conditions, letters, names, note, page, steps } from './drugPages.styles.ts';
import { letterParameter } from './parameters.ts';

/** First letters of names; `#` stands for all others. */
export const firstLetters = [...'abcdefghijklmnopqrstuvwxyz', '#'] as const;
export type FirstLetter = (typeof firstLetters)[number];

interface DrugsStartParts {
  medicines: CommonMedicines;
  isSample: boolean;
  /** Whether search engines may index it. */
  isListed: boolean;
}

/**
 * The start page: search form, common medicines, those for a condition, what a coupon is, and letters last.
 */
export function drugsStartPage(
  { medicines: { common, byCondition }, isSample, isListed }: DrugsStartParts,
  shell: PageShell,
): Document {
  return drugsPage(
    {
      title: 'Drug prices',
      canonicalPath: isListed ? drugPages.all : undefined,
      children: (
        <>
          <p>
            Find a medicine, see what pharmacies near you charge, and take a free coupon along.
            {isSample && ` ${sampleNote}.`}
          </p>
          <DrugSearch />
          {common.length > 0 && (
            <>
              <h2>Common medicines</h2>
              <Names drugs={common} />
            </>
          )}
          {byCondition.length > 0 && (
            <>
              <h2>By condition</h2>
              <dl className={conditions}>
                {byCondition.map(({ condition, drugs }) => (
                  <div key={condition}>
                    <dt>{condition}</dt>
                    {drugs.map(({ slug, name }) => (
                      <dd key={slug}>
                        <DrugLink name={name} slug={slug} />
                      </dd>
                    ))}
                  </div>
                ))}
              </dl>
            </>
          )}
          <h2>How a coupon works</h2>
          <ol className={steps}>
            <li>Choose your medicine, its strength and how much of it you take. Say where you are.</li>
            <li>
              Compare what pharmacies near you charge, and take the coupon of one along: on your phone or on
              paper.
            </li>
            <li>
              Show it to the pharmacist instead of an insurance card. It costs nothing, and is not insurance.
            </li>
          </ol>
          <h2>All medicines by letter</h2>
          <Letters />
        </>
      ),
    },
    shell,
  );
}

/** Drugs and brands of a letter, below the search form. */
export function drugLetterPage(
  { letter, drugs }: { letter: FirstLetter; drugs: readonly NamedSlug[] },
  shell: PageShell,
): Document {
  const shown = letter.toUpperCase();
  return drugsPage(
    {
      title: 'Drug prices',
      children: (
        <>
          <DrugSearch />
          <Letters current={letter} />
          <h2>{letter === '#' ? 'With a digit or another sign first' : `With ${shown}`}</h2>
          {drugs.length > 0 ? <Names drugs={drugs} /> : <p>No medicine here begins so.</p>}
        </>
      ),
    },
    shell,
  );
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

/** Results for a searched name. */
export function drugResultsPage(typed: string, found: FoundDrugs, shell: PageShell): Document {
  return drugsPage(
    {
      title: 'Drug prices: search',
      children: (
        <>
          <DrugSearch typed={typed} />
          <p role="status">{outcomeOf(typed, found)}</p>
          <FoundNames drugs={found.drugs} />
          <WayToAll />
        </>
      ),
    },
    shell,
  );
}

/** Unknown medicine, with similar names. */
export function unknownDrugPage(near: readonly FoundDrug[], shell: PageShell): Document {
  return drugsPage(
    {
      title: 'No medicine of this name',
      children: (
        <>
          <p className={note}>Our list has no medicine at this address.</p>
          <DrugSearch />
          {near.length > 0 && <h2>Did you mean one of these?</h2>}
          <FoundNames drugs={near} />
          <WayToAll />
        </>
      ),
    },
    shell,
  );
}

/** Shown to readers outside the US instead of all these pages. */
export function abroadPage(shell: PageShell): Document {
  return drugsPage(
    { title: 'Drug prices', children: <p>Prices and coupons are for readers in the United States alone.</p> },
    shell,
  );
}

interface DrugsPageParts {
  title: string;
  canonicalPath?: string | undefined;
  children: ReactNode;
}

function drugsPage({ title, canonicalPath, children }: DrugsPageParts, shell: PageShell): Document {
  return shellPage(
    {
      title,
      description: 'What pharmacies near you charge for a medicine with a free coupon.',
      canonicalPath,
      part: 'drug-pages',
      privatePage: { path: privateDrugPath, blockTypes: [] },
      children: (
        <div className={page}>
          <h1>{title}</h1>
          {children}
        </div>
      ),
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

/** Results, each with the medicine that it is a brand of, or the matched name. */
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

function DrugLink({ name, slug }: NamedSlug): ReactNode {
  return (
    <a href={drugPages.drug(slug)}>
      <bdi>{name}</bdi>
    </a>
  );
}
