import type { ReactNode } from 'react';
import { siteLinks } from '../../contracts/siteAddresses.ts';

/** Route /about/product-selection-process: the long version, step by step. */
export function ProductVetting(): ReactNode {
  return (
    <>
      <h2>1. The question</h2>
      <p>
        A list begins with a reader’s question, such as “which collagen powder is worth its price?”, and with
        the evidence. If studies do not support taking the thing at all, the article says that, and there is
        no list.
      </p>

      <h2>2. The long list</h2>
      <p>
        We gather what readers in most places can buy: from large shops, from small makers, from letters.
        Being well known is no advantage. Products that our own staff or their families have a stake in are
        not considered.
      </p>

      <h2>3. The label</h2>
      <p>We compare every product with what the studies used. It drops out at this point if</p>
      <ul>
        <li>amounts hide behind a “proprietary blend”,</li>
        <li>the dose is far from any that was studied, in either direction,</li>
        <li>it holds something that is unsafe for many of the people who would take it, or</li>
        <li>it promises to treat, cure or prevent a disease.</li>
      </ul>

      <h2>4. Proof</h2>
      <p>
        Where contamination is a known risk, as with hemp extracts, powders from the sea and pills for weight
        or potency, we ask for the test report of an independent laboratory: of the batch on sale, less than a
        year old, and complete with the limits of detection. A maker who cannot send one is off the list.
      </p>

      <h2>5. Use</h2>
      <p>
        What remains is bought at the price you would pay, or sent by the maker on the understanding that
        nothing is owed for it; the article says which. We note taste, texture, how the packet survives a
        month, what customer service answers, and how hard a subscription is to end.
      </p>

      <h2>6. Review</h2>
      <p>
        A health professional reads the whole article: whether the evidence is told fairly, whether warnings
        are complete, whether somebody could come to harm by following it. Their name stands under the title.
        An article they would not sign does not appear.
      </p>

      <h2>7. Afterwards</h2>
      <p>
        We look at each list at least once a year, and at once when a product is recalled or its recipe
        changes. What we take off, we name at the end of the article for three months, with the reason.
      </p>
      <p>
        How we look at the companies themselves is told in{' '}
        <a href={siteLinks.brandVetting}>how we vet brands</a>.
      </p>
    </>
  );
}
