import type { ReactNode } from 'react';
import { dosageLabel } from '#contracts/drugs/drug.ts';
import { drugPages } from '#contracts/drugs/drugPages.ts';
import type { Drug } from '#schemas/generated/types.ts';
import { CostArticles } from './CostArticles.tsx';
import { conditionsOf } from './commonMedicines.ts';
import { PricedNames } from './drugListPage.tsx';
import { about } from './drugPages.styles.ts';
import type { PricedDrug } from './pricedDrugs.ts';
import type { CostArticle } from './startContents.ts';

interface AboutDrugProps {
  drug: Drug;
  articles: readonly CostArticle[];
  /** For the same conditions. */
  others: readonly PricedDrug[];
  zip: string;
}

export function AboutDrug({ drug, articles, others, zip }: AboutDrugProps): ReactNode {
  const { name, slug, schedule, manufacturers, otherNames = [] } = drug;
  const uses = conditionsOf(slug);
  const brands = manufacturers.filter(({ drugType }) => drugType === 'brand');
  return (
    <section aria-labelledby="about">
      <h2 id="about">
        About <bdi>{name}</bdi>
      </h2>
      <dl className={about}>
        {[...strengthsByForm(drug)].map(([form, strengths]) => (
          <Fact key={form} name={capitalized(form)}>
            <bdi>{[...strengths].join(', ')}</bdi>
          </Fact>
        ))}
        <Fact name="Generic">
          {brands.length === manufacturers.length && 'None in our list'}
          {brands.length === 0 && 'Yes, and no brand in our list'}
          {brands.length > 0 &&
            brands.length < manufacturers.length &&
            'Yes. It has the same active ingredient as the brand, and usually costs less.'}
        </Fact>
        {brands.length > 0 && (
          <Fact name={brands.length === 1 ? 'Brand' : 'Brands'}>
            {brands.map(({ drugSlug, name: brand }, index) => (
              <span key={drugSlug}>
                {index > 0 && ', '}
                <a href={drugPages.drug(drugSlug)}>
                  <bdi>{brand}</bdi>
                </a>
              </span>
            ))}
          </Fact>
        )}
        {otherNames.length > 0 && (
          <Fact name="Other names">
            <bdi>{otherNames.join(', ')}</bdi>
          </Fact>
        )}
        {schedule && <Fact name="Controlled">Schedule {schedule} under federal law</Fact>}
      </dl>
      <CostArticles title="Read more" articles={articles} />
      {others.length > 0 && (
        <>
          <h2>Other medicines for {uses.join(' and ').toLowerCase()}</h2>
          <PricedNames drugs={others} zip={zip} />
          <p>
            <small>Lowest prices near {zip}. Your doctor decides which one suits you.</small>
          </p>
        </>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** That any manufacturer sells, weakest first. */
function strengthsByForm({ manufacturers }: Drug): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  for (const { form, dossages } of manufacturers.flatMap(({ options }) => options)) {
    const strengths = forms.get(form) ?? new Set();
    for (const { dosage } of dossages) strengths.add(dosageLabel(dosage));
    forms.set(form, strengths);
  }
  return forms;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
