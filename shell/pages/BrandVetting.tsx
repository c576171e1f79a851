import type { ReactNode } from 'react';
import { siteLinks } from '../../contracts/siteAddresses.ts';

/** Route /about/brand-and-product-vetting: where every disclosure of paid links leads. */
export function BrandVetting({ contact }: { contact: ReactNode }): ReactNode {
  return (
    <>
      <h2>Why there are paid links at all</h2>
      <p>
        Writing, checking and testing cost money, and we do not charge you for reading. Some of the links to
        shops are affiliate links: if you buy something, the shop pays us a small part of the price. The price
        stays the same for you. What follows is how we keep this from deciding what you read.
      </p>

      <h2>What we look at in a product</h2>
      <ul>
        <li>
          <strong>Ingredients.</strong> Is each one named, with its amount? Could it do harm, alone or
          together with common medicines?
        </li>
        <li>
          <strong>Claims.</strong> Does research in people support what the label says, at the dose in the
          packet?
        </li>
        <li>
          <strong>Tests.</strong> Has an independent laboratory checked identity, purity and strength, and may
          we see the report?
        </li>
      </ul>

      <h2>What we look at in a brand</h2>
      <ul>
        <li>
          <strong>Standing.</strong> Warnings by regulators, recalls, lawsuits, and how the company answered
          them.
        </li>
        <li>
          <strong>Manufacture.</strong> Where the product is made, and whether the plant is inspected to the
          standards of its trade.
        </li>
        <li>
          <strong>Conduct.</strong> Whether reviews are bought, whether a subscription can be ended as easily
          as it was begun, and how customers’ data is treated.
        </li>
      </ul>

      <h2>What rules a brand out</h2>
      <p>
        A brand is not linked, whatever it pays, if it sells a product as a cure, hides what is in it,
        pressures people with invented deadlines, or offered us money for a better place. We look at every
        brand again once a year.
      </p>

      <h2>Who decides</h2>
      <p>
        Editors choose, and health professionals can say no. Neither is paid by what sells. Those who talk to
        shops about commissions do not talk to editors about products.
      </p>
      <p>
        <a href={siteLinks.productVetting}>Read about the way of a product, step by step</a>.
        {contact && <> If you think we got a brand wrong, tell us at {contact}.</>}
      </p>
    </>
  );
}
