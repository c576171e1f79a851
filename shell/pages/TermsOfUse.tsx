import type { ReactNode } from 'react';
import { siteLinks } from '../../contracts/siteAddresses.ts';
import { EffectiveDate } from './EffectiveDate.tsx';

/** Route /terms-of-use. */
export function TermsOfUse({ siteName, contact }: { siteName: string; contact: ReactNode }): ReactNode {
  return (
    <>
      <EffectiveDate day="2026-11-21" />
      <h2>This is not medical advice</h2>
      <p>
        Articles, quizzes and product lists on {siteName} are general information. They know nothing of your
        history, your medicines or your body. They cannot replace an examination, and reading them does not
        make you our patient. Ask a doctor or pharmacist before you start, stop or change a treatment, and do
        not wait with seeking help because of something you read here. In an emergency, call your local
        emergency number at once.
      </p>

      <h2>What we promise</h2>
      <p>
        We write with care, name our sources and the people who reviewed a text, and correct mistakes openly.
        Medicine moves on, though, and we cannot promise that every sentence is complete and current on the
        day you read it. The date under each title tells when the text was last gone over.
      </p>

      <h2>Products and shops</h2>
      <p>
        We sell nothing. If you buy from a shop that we link to, your contract is with that shop, under its
        terms. Prices and availability were right when we looked and may have changed since. Some links earn
        us a commission; <a href={siteLinks.brandVetting}>this page</a> says how we keep that from mattering.
        Statements about supplements have not been evaluated by the authorities that approve medicines.
      </p>

      <h2>Coupons and prices of medicines</h2>
      <p>
        Where a page shows a coupon or a price for a medicine, it comes from a partner and is no insurance.
        The pharmacy may turn it down, and another price may be lower. Whether a medicine is right for you is
        for you and your prescriber to decide.
      </p>

      <h2>Using what you find here</h2>
      <p>
        Read it, print it for yourself, link to it, quote from it with a link to the source. Please do not
        republish whole articles or collect them by machine without asking us first. The name {siteName}, the
        texts, pictures and programs belong to us or to those who licensed them to us.
      </p>

      <h2>What we ask of you</h2>
      <p>
        Do not try to break into our systems, disturb them, or use them to harm others. If you find a
        weakness, tell us before you tell the world, and we will thank you for it.
      </p>

      <h2>Liability</h2>
      <p>
        As far as the law allows, we are not liable for harm that comes from relying on general information in
        place of personal advice, or from the products and sites of others. Nothing in these terms limits
        rights that you have as a consumer and that cannot be waived.
      </p>

      <h2>Changes and questions</h2>
      <p>
        We may change these terms; the date above tells when that last happened.
        {contact && <> Questions reach us at {contact}.</>} How we treat your data is told in our{' '}
        <a href={siteLinks.privacy}>privacy policy</a>.
      </p>
    </>
  );
}
