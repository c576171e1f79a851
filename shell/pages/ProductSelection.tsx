import type { ReactNode } from 'react';
import { siteLinks } from '../../contracts/siteAddresses.ts';

/** Route /product-selection-process: the short version, for readers who come from the header. */
export function ProductSelection({ siteName, contact }: { siteName: string; contact: ReactNode }): ReactNode {
  return (
    <>
      <h2>What earns a place</h2>
      <p>
        We recommend a product when four things are true. People who need such a product would be well served
        by it. What is in it, and how much, is stated on the label. The claims it makes are ones that research
        can carry. And its price is fair beside others that do the same.
      </p>
      <p>
        A product that fails one of these is left out, however well it sells. Where we mention one that we
        would not buy, we say so and give the reason.
      </p>

      <h2>How we find out</h2>
      <ul>
        <li>
          <strong>We read.</strong> An editor collects the studies behind an ingredient and writes down what
          they show, at which dose, and in whom.
        </li>
        <li>
          <strong>We ask.</strong> A health professional with experience in the field checks that summary, and
          the list of products drawn from it.
        </li>
        <li>
          <strong>We try.</strong> Where using a product tells us something that its label cannot, somebody on
          our team uses it for as long as a customer would, and writes about that in their own name.
        </li>
        <li>
          <strong>We come back.</strong> Prices, recipes and evidence change. Every list says when it was last
          updated.
        </li>
      </ul>

      <h2>How we are paid</h2>
      <p>
        Some links lead to shops that pay us a commission when you buy there. You pay the same. Pages with
        such links say so before the first of them.
      </p>
      <p>
        Commissions have no part in the choice. The people who pick and rank products do not know what a link
        earns. Brands cannot pay for a place, for a rank or for words, and they do not see a text before you
        do.
      </p>

      <h2>Read on</h2>
      <ul>
        <li>
          <a href={siteLinks.productVetting}>Our vetting process, step by step</a>
        </li>
        <li>
          <a href={siteLinks.brandVetting}>How we vet brands and products</a>
        </li>
      </ul>
      {contact && (
        <p>
          Do you know a product that we overlooked, or one that disappointed you? Tell us at {contact}.
          Letters like yours are how lists on {siteName} get better.
        </p>
      )}
    </>
  );
}
