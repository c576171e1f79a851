import { type CouponField, drugPages, privateDrugPath } from '#contracts/drugs/drugPages.ts';
import { sampleNote } from '#contracts/drugs/facts.ts';
import { type PageRoute, page } from '#feature-kit/route.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import { textPage } from '#shell/pages/textPage.styles.ts';
import { samplePartnerSite } from './samplePartnerSite.ts';

export function samplePartnerRoute(shell: PageShell): PageRoute {
  return page(`GET ${samplePartnerSite}/coupon/create`, ({ query }) => {
    const redirect = couponAddress(query);
    return redirect === undefined
      ? { document: samplePage(shell) }
      : { redirect, headers: { 'Referrer-Policy': 'same-origin' } };
  });
}

/** This site's page of the same sample coupon; undefined for a link without a medicine or a dosage. */
function couponAddress(query: URLSearchParams): string | undefined {
  const drugSlug = query.get('drugSlug');
  const fields: Record<CouponField, string | null> = {
    formulationId: query.get('formulationId'),
    quantity: query.get('quantity'),
    zip: query.get('postalCode'),
    locationId: query.get('retailerLocationId'),
  };
  if (!drugSlug || !fields.formulationId || !fields.quantity) return undefined;
  const named = Object.entries(fields).flatMap(([field, value]) => (value ? [[field, value]] : []));
  return `${drugPages.coupon(drugSlug)}?${new URLSearchParams(named)}`;
}

function samplePage(shell: PageShell): Document {
  const children = (
    <div className={textPage}>
      <h1>The pricing partner’s site</h1>
      <p>{sampleNote}.</p>
      <p>
        The link that led here names no medicine or no dosage, so there is no coupon to show. Prices and
        pharmacies are made up here. With a real pricing partner, its own site opens instead.
      </p>
      <p>
        <a href={privateDrugPath}>Look for a medicine</a>
      </p>
    </div>
  );
  return shellPage(
    {
      title: 'The pricing partner’s site',
      part: 'shell-text',
      privatePage: { path: privateDrugPath, blockTypes: [] },
      children,
    },
    shell,
  );
}
