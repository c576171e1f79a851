import { type DosageChoice, defaultDosageOf } from '#contracts/drugs/choice.ts';
import { drugPages, privateDrugPath } from '#contracts/drugs/drugPages.ts';
import type { DrugView } from '#contracts/drugs/drugView.ts';
import type { PricesForPage } from '#contracts/drugs/pricesForPage.ts';
import type { BlockDataByType, Drug } from '#schemas/generated/types.ts';
import type { Document } from '#shell/document/document.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import type { PageRenderer } from '#shell/renderPage.ts';
import { pageContext } from '#transformer/render/pageContext.ts';
import { renderBlock } from '#transformer/render/renderBlock.tsx';
import { AboutDrug } from './AboutDrug.tsx';
import { besideAbout, page } from './drugPages.styles.ts';
import type { CostArticle } from './startContents.ts';

const blockType = 'drug-savings';

interface DrugPageParts {
  drug: Drug;
  choice: DosageChoice;
  view: DrugView;
  prices: PricesForPage;
  articles: readonly CostArticle[];
  experiments: Readonly<Record<string, string>>;
  /** Search engines may index it. */
  isListed: boolean;
}

export function drugPage(parts: DrugPageParts, renderer: PageRenderer): Document {
  const { drug, isListed } = parts;
  return shellPage(
    {
      title: `${drug.name} prices and coupons`,
      description: `What pharmacies near you charge for ${drug.name} with a free coupon.`,
      canonicalPath: isListed ? drugPages.drug(drug.slug) : undefined,
      part: 'drug-pages',
      blockTypes: new Set([blockType]),
      privatePage: { path: privateDrugPath, blockTypes: [blockType] },
      children: (
        <div className={`${page} ${besideAbout}`}>
          <p>
            <a href={drugPages.all}>All drugs</a>
          </p>
          <h1>
            <bdi>{drug.name}</bdi>
          </h1>
          {parts.choice.manufacturer.drugType === 'brand' && (
            <p>
              <bdi>{parts.choice.manufacturer.name}</bdi> is a brand of <bdi>{drug.name}</bdi>.
            </p>
          )}
          {/* HTML of the block renderer, which has sanitized it. */}
          <div dangerouslySetInnerHTML={{ __html: blockHtml(parts, renderer) }} />
          <AboutDrug drug={drug} articles={parts.articles} />
        </div>
      ),
    },
    renderer,
  );
}

function blockHtml(
  { drug, choice, view, prices, experiments }: DrugPageParts,
  { registry, html, site, assets }: PageRenderer,
): string {
  const context = pageContext(
    { path: drugPages.drug(drug.slug), title: drug.name, citations: {}, gated: [] },
    { experiments, country: 'US', preview: false },
    site,
    registry,
    { drugPrices: prices },
  );
  const block = {
    id: 'prices',
    type: blockType,
    data: blockData(drug, choice),
    pointer: '',
    indexOfKind: 0,
    placeOfKind: 0,
  };
  return renderBlock(
    block,
    {
      ...context,
      drugView: view,
      drugSavings: context.drugSavings && { ...context.drugSavings, hasPage: true },
    },
    { registry, html, site, islandScripts: assets.islandScripts },
  ).html;
}

function blockData(drug: Drug, choice: DosageChoice): BlockDataByType['drug-savings'] {
  return {
    drugName: drug.name,
    drugSlug: drug.slug,
    manufacturers: drug.manufacturers,
    defaultManufacturerDosage: defaultDosageOf(choice),
  };
}
