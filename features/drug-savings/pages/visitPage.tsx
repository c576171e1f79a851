import type { ReactNode } from 'react';
import { type DosageChoice, namesOf } from '#contracts/drugs/choice.ts';
import { manufacturerLabel } from '#contracts/drugs/drug.ts';
import { drugPages, privateDrugPath } from '#contracts/drugs/drugPages.ts';
import { type NamedPlace, shownPlace } from '#contracts/drugs/drugView.ts';
import { sampleNote } from '#contracts/drugs/facts.ts';
import { formatUsd, shownAddress, shownPharmacy } from '#contracts/drugs/priceCard.ts';
import type { SeenPrices } from '#contracts/drugs/priceEntry.ts';
import { groupPrices } from '#contracts/drugs/priceList.ts';
import { shownMoment } from '#contracts/drugs/seenAt.ts';
import { mayBuyMore } from '#contracts/drugs/waysToPayLess.ts';
import type { Drug } from '#schemas/generated/types.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import { page, sheet } from './drugPages.styles.ts';

const mostPrices = 6;

const questions = [
  'What is this medicine for, and how will I notice that it works?',
  'Is there a generic, another form or another strength of it that costs less and suits me?',
  'What does my insurance pay, and what would I pay without it?',
  'Which side effects should I call you about?',
  'What else that I take does not go with it?',
] as const;
const aboutLargerQuantity = 'Would a larger quantity at once suit me?';

interface VisitParts {
  drug: Drug;
  choice: DosageChoice;
  place: NamedPlace;
  prices: SeenPrices | undefined;
  isSample: boolean;
}

/** To print for a doctor's visit. */
export function visitPage({ drug, choice, place, prices, isSample }: VisitParts, shell: PageShell): Document {
  const { manufacturer, dosage, quantity } = choice;
  const children = (
    <div className={`${page} ${sheet}`}>
      <p data-screen="">
        <a
          href={`${drugPages.drug(drug.slug)}?${new URLSearchParams({ ...namesOf(choice), zip: place.zip })}`}
        >
          Back to prices
        </a>
      </p>
      <h1>For your visit</h1>
      <p data-screen="">Print this sheet, and take it along to your doctor or pharmacist.</p>
      <dl>
        <dt>Medicine</dt>
        <dd>
          <bdi>{drug.name}</bdi>, as <bdi>{manufacturerLabel(manufacturer)}</bdi>
        </dd>
        <dt>Strength and form</dt>
        <dd>{dosage.dosage}</dd>
        <dt>Quantity</dt>
        <dd>{quantity.display}</dd>
      </dl>
      <h2>What it costs near {shownPlace(place)}</h2>
      <Prices prices={prices} isSample={isSample} />
      <h2>Questions</h2>
      <ol>
        {[...questions, ...(mayBuyMore(drug) ? [aboutLargerQuantity] : [])].map((question) => (
          <li key={question} data-question="">
            {question}
          </li>
        ))}
      </ol>
    </div>
  );
  return shellPage(
    {
      title: `For your visit: ${drug.name}`,
      part: 'drug-pages',
      privatePage: { path: privateDrugPath, blockTypes: [] },
      children,
    },
    shell,
  );
}

function Prices({ prices, isSample }: Pick<VisitParts, 'prices' | 'isSample'>): ReactNode {
  if (!prices) return <p>Prices are not available right now.</p>;
  const { allRetailers } = groupPrices(prices.data, []);
  if (allRetailers.length === 0) return <p>No pricing information found.</p>;
  const moment = shownMoment(prices.seenAt);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Pharmacy</th>
            <th scope="col">Price with a coupon</th>
          </tr>
        </thead>
        <tbody>
          {allRetailers.slice(0, mostPrices).map(({ retailer, price }) => (
            <tr key={`${retailer.id} ${retailer.location?.id}`}>
              <td>
                <bdi>{shownPharmacy(retailer.name)}</bdi>
                {retailer.location?.addressLine1 && (
                  <>
                    , <bdi>{shownAddress(retailer.location.addressLine1)}</bdi>
                  </>
                )}
              </td>
              <td>{formatUsd(price.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {moment && `Seen ${moment}. `}
        {isSample && `${sampleNote}.`}
      </p>
    </>
  );
}
