import type { CSSProperties, ReactNode } from 'react';
import { type DosageChoice, defaultDosageOf } from '#contracts/drugs/choice.ts';
import { drugPages, privateDrugPath } from '#contracts/drugs/drugPages.ts';
import type { DrugView } from '#contracts/drugs/drugView.ts';
import type { PricesForPage } from '#contracts/drugs/pricesForPage.ts';
import type { BlockDataByType, Drug } from '#schemas/generated/types.ts';
import type { Document } from '#shell/document/document.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import type { PageRenderer } from '#shell/renderPage.ts';
import { longestWord } from '#widgets/ui/longestWord.ts';
import { AboutDrug } from './AboutDrug.tsx';
import { conditionsOf } from './commonMedicines.ts';
import { besideAbout, page } from './drugPages.styles.ts';
import type { PricedDrug } from './pricedDrugs.ts';
import { savingsBlock, savingsBlockType } from './savingsBlock.ts';
import type { CostArticle } from './startContents.ts';

interface DrugPageParts {
  drug: Drug;
  choice: DosageChoice;
  view: DrugView;
  prices: PricesForPage;
  articles: readonly CostArticle[];
  others: readonly PricedDrug[];
  experiments: Readonly<Record<string, string>>;
  /** Search engines may index it. */
  isListed: boolean;
}

export function drugPage(parts: DrugPageParts, renderer: PageRenderer): Document {
  const { drug, view, isListed } = parts;
  return shellPage(
    {
      title: `${drug.name} prices and coupons`,
      description: `What pharmacies near you charge for ${drug.name} with a free coupon.`,
      canonicalPath: isListed ? drugPages.drug(drug.slug) : undefined,
      part: 'drug-pages',
      blockTypes: new Set([savingsBlockType]),
      privatePage: { path: privateDrugPath, blockTypes: [savingsBlockType] },
      children: (
        <div className={`${page} ${besideAbout}`}>
          <p>
            <a href={drugPages.all}>All drugs</a>
          </p>
          <h1 style={{ '--longest': longestWord([drug.name]) } as CSSProperties}>
            <bdi>{drug.name}</bdi>
          </h1>
          <InBrief drug={drug} choice={parts.choice} />
          <div
            dangerouslySetInnerHTML={savingsBlock(
              { ...parts, data: blockData(drug, parts.choice) },
              renderer,
            )}
          />
          <AboutDrug drug={drug} articles={parts.articles} others={parts.others} zip={view.place.zip} />
        </div>
      ),
    },
    renderer,
  );
}

/** The other name of the medicine, and what it is for. */
function InBrief({ drug, choice }: Pick<DrugPageParts, 'drug' | 'choice'>): ReactNode {
  const chosen = choice.manufacturer;
  const brand = drug.manufacturers.find(({ drugType }) => drugType === 'brand');
  const uses = conditionsOf(drug.slug).join(' and ').toLowerCase();
  const use = uses && `used for ${uses}`;
  const sentence = `U${use.slice(1)}.`;
  if (chosen.drugType === 'brand')
    return (
      <p>
        The brand is <bdi>{chosen.name}</bdi>.{use && ` ${sentence}`}
      </p>
    );
  if (!brand) return use && <p>{sentence}</p>;
  return (
    <p>
      The generic of <bdi>{brand.name}</bdi>
      {use && `, ${use}`}.
    </p>
  );
}

function blockData(drug: Drug, choice: DosageChoice): BlockDataByType['drug-savings'] {
  return {
    drugName: drug.name,
    drugSlug: drug.slug,
    manufacturers: drug.manufacturers,
    defaultManufacturerDosage: defaultDosageOf(choice),
  };
}
