import { privateDrugPath } from '#contracts/drugs/drugPages.ts';
import { sampleNote } from '#contracts/drugs/facts.ts';
import { type PageRoute, page } from '#feature-kit/route.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import { textPage } from '#shell/pages/textPage.styles.ts';
import { samplePartnerSite } from './samplePartnerSite.ts';

export function samplePartnerRoute(shell: PageShell): PageRoute {
  return page(`GET ${samplePartnerSite}/coupon/create`, { handle: () => ({ document: samplePage(shell) }) });
}

function samplePage(shell: PageShell): Document {
  return shellPage(
    {
      title: 'The pricing partner’s site',
      part: 'shell-text',
      privatePage: { path: privateDrugPath, blockTypes: [] },
      children: (
        <div className={textPage}>
          <h1>The pricing partner’s site</h1>
          <p>{sampleNote}.</p>
          <p>
            On a site with a pricing partner, the link that led here opens the coupon on the partner’s own
            site. The prices that you saw are made up, and so are the pharmacies: there is no coupon to take.
          </p>
          <p>
            <a href={privateDrugPath}>Look for another medicine</a>
          </p>
        </div>
      ),
    },
    shell,
  );
}
