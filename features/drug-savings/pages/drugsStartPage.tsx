import type { ReactNode } from 'react';
import { drugPages } from '#contracts/drugs/drugPages.ts';
import { defaultPlace } from '#contracts/drugs/drugView.ts';
import { sampleNote } from '#contracts/drugs/facts.ts';
import { shownMoment } from '#contracts/drugs/seenAt.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { CostArticles } from './CostArticles.tsx';
import { DrugSearch } from './DrugSearch.tsx';
import { DrugLink, drugsPage, Letters } from './drugListPage.tsx';
import { conditions, note, prices, seen, steps } from './drugPages.styles.ts';
import type { StartContents } from './startContents.ts';

interface DrugsStartParts {
  contents: StartContents;
  isSample: boolean;
  isListed: boolean;
}

export function drugsStartPage(
  { contents, isSample, isListed }: DrugsStartParts,
  shell: PageShell,
): Document {
  const children = (
    <>
      <p>Find a medicine, see what pharmacies near you charge, and take a free coupon along.</p>
      {isSample && <p className={note}>{sampleNote}</p>}
      <DrugSearch />
      <Common contents={contents} />
      <ByCondition groups={contents.byCondition} />
      <h2>How a coupon works</h2>
      <ol className={steps}>
        <li>Choose your medicine, its strength and the quantity, and enter your ZIP code.</li>
        <li>Compare pharmacies near you, and take a coupon along, on your phone or on paper.</li>
        <li>Show it to the pharmacist instead of an insurance card. It is free and not insurance.</li>
      </ol>
      <CostArticles title="What a medicine costs" articles={contents.articles} />
      <h2>All medicines by letter</h2>
      <Letters />
    </>
  );
  return drugsPage(
    { title: 'Drug prices', canonicalPath: isListed ? drugPages.all : undefined, children },
    shell,
  );
}

function Common({ contents: { common, seenAt } }: { contents: StartContents }): ReactNode {
  if (common.length === 0) return null;
  const moment = seenAt && shownMoment(seenAt);
  return (
    <>
      <h2>Common medicines</h2>
      <ul className={prices}>
        {common.map(({ slug, name, lowest }) => (
          <li key={slug}>
            <DrugLink name={name} slug={slug} />
            {lowest && (
              <span>
                from <b>{lowest.price}</b>, {lowest.quantity}
              </span>
            )}
          </li>
        ))}
      </ul>
      {moment && (
        <p className={seen}>
          Lowest prices near {defaultPlace.zip} with a coupon, for the lowest strength. Seen{' '}
          <time dateTime={seenAt}>{moment}</time>.
        </p>
      )}
    </>
  );
}

function ByCondition({ groups }: { groups: StartContents['byCondition'] }): ReactNode {
  if (groups.length === 0) return null;
  return (
    <>
      <h2>By condition</h2>
      <dl className={conditions}>
        {groups.map(({ condition, drugs }) => (
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
  );
}
