import { type ReactNode, useId } from 'react';
import { type DrugField, drugPages } from '#contracts/drugs/drugPages.ts';
import { shownPlace } from '#contracts/drugs/drugView.ts';
import { sampleNote } from '#contracts/drugs/facts.ts';
import { shownMoment } from '#contracts/drugs/seenAt.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { CostArticles } from './CostArticles.tsx';
import { DrugSearch } from './DrugSearch.tsx';
import { drugsPage, PricedNames } from './drugListPage.tsx';
import { conditions, costs, near, note, steps } from './drugPages.styles.ts';
import type { requestedPlace } from './drugQuery.ts';
import { letterParameter } from './parameters.ts';
import type { StartContents } from './startContents.ts';

interface DrugsStartParts {
  contents: StartContents;
  requested: Awaited<ReturnType<typeof requestedPlace>>;
  isSample: boolean;
  isListed: boolean;
}

export function drugsStartPage(
  { contents, requested, isSample, isListed }: DrugsStartParts,
  shell: PageShell,
): Document {
  const children = (
    <>
      <p>Compare what pharmacies near you charge, and take a free coupon along.</p>
      <DrugSearch />
      {isSample && <p className={note}>{sampleNote}</p>}
      <Common contents={contents} requested={requested} />
      <ByCondition groups={contents.byCondition} />
      <h2>How a coupon works</h2>
      <ol className={steps}>
        <li>Choose your medicine, strength and quantity.</li>
        <li>Compare pharmacies near your ZIP code.</li>
        <li>Show the coupon instead of an insurance card. It is free, and not insurance.</li>
      </ol>
      <CostArticles title="What a medicine costs" articles={contents.articles} />
      <ul className={costs}>
        <li>
          <a href={`${drugPages.all}?${new URLSearchParams({ [letterParameter]: 'a' })}`}>
            All medicines from A to Z
          </a>
        </li>
      </ul>
    </>
  );
  return drugsPage(
    { title: 'Drug prices', canonicalPath: isListed ? drugPages.all : undefined, children },
    shell,
  );
}

function Common({
  contents: { common, seenAt },
  requested: { place, refusedZip },
}: Pick<DrugsStartParts, 'contents' | 'requested'>): ReactNode {
  const id = useId();
  if (common.length === 0) return null;
  const moment = seenAt && shownMoment(seenAt);
  return (
    <>
      <h2>Common medicines</h2>
      <details className={near} open={refusedZip !== undefined}>
        <summary>
          Prices near <strong>{shownPlace(place)}</strong>, <u>change</u>
        </summary>
        <form action={drugPages.all}>
          <label htmlFor={id}>ZIP code</label>
          <input
            id={id}
            name={'zip' satisfies DrugField}
            defaultValue={refusedZip ?? place.zip}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            aria-invalid={refusedZip !== undefined || undefined}
            aria-describedby={refusedZip === undefined ? undefined : `${id}-error`}
          />
          <button type="submit">Show prices</button>
          {refusedZip !== undefined && <p id={`${id}-error`}>This ZIP code was not found.</p>}
        </form>
      </details>
      <PricedNames drugs={common} zip={place.zip} />
      {moment && (
        <p>
          <small>
            With a coupon, for the lowest strength. Seen <time dateTime={seenAt}>{moment}</time>.
          </small>
        </p>
      )}
    </>
  );
}

/** A condition leads to its medicines with their prices. */
function ByCondition({ groups }: { groups: StartContents['byCondition'] }): ReactNode {
  if (groups.length === 0) return null;
  return (
    <>
      <h2>By condition</h2>
      <ul className={conditions}>
        {groups.map(({ condition, drugs }) => (
          <li key={condition}>
            <a href={drugPages.search(condition)}>{condition}</a>
            <span>{drugs.map(({ name }) => name).join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
