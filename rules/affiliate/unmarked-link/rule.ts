import { affiliateParameters, linkNetworkHost } from '#contracts/affiliate.ts';
import { isMarkedSponsored } from '../../engine/facts/isPaid.ts';
import { editText } from '../../engine/fixes.ts';
import { attributeOf } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';
import type { LinkSubject } from '../../engine/subjects/subjects.ts';

export const networkHosts: ReadonlySet<string> = new Set([
  linkNetworkHost,
  'anrdoezrs.net',
  'awin1.com',
  'dpbolvw.net',
  'go.skimresources.com',
  'jdoqocy.com',
  'kqzyfj.com',
  'linksynergy.com',
  'pjatr.com',
  'pjtra.com',
  'pntra.com',
  'pntrac.com',
  'pntrs.com',
  'prf.hn',
  'redirect.viglink.com',
  'rstyle.me',
  'shareasale.com',
  'shop-links.co',
  'tkqlhce.com',
]);

/** Query parameters that identify an affiliate. */
export const payingParameters: ReadonlySet<string> = new Set([
  affiliateParameters.product,
  affiliateParameters.brand,
  affiliateParameters.campaign,
  affiliateParameters.affiliate,
  affiliateParameters.ownSubId,
  'awc',
  'irclickid',
  'irgwc',
]);

export const rule: Rule = {
  id: 'affiliate/unmarked-link',
  severity: 'error',
  summary: 'A paid link in a text is not marked as sponsored.',
  link(link, report) {
    const isWritten = link.html !== undefined || link.block?.type === 'basic';
    if (!isWritten || isMarkedSponsored(link)) return;
    const sign = link.url && signOfPayment(link.url, link.article.settings.affiliateHosts);
    if (sign === undefined) return;
    const fix = markAsSponsored(link);
    report(
      link.place(),
      `This is a paid link, as ${sign} shows. Mark it with rel="sponsored" for readers and search engines.`,
      { evidence: link.href, ...(fix ? { fix } : {}) },
    );
  },
};

function signOfPayment({ hostname, searchParams }: URL, ownNetworks: readonly string[]): string | undefined {
  const network = networkOf(hostname, ownNetworks);
  if (network !== undefined) return `the host ${network}`;
  const amazon = `the address of Amazon's program`;
  if (hostname === 'amzn.to') return amazon;
  const parameter = [...searchParams.keys()].find((name) => payingParameters.has(name));
  if (parameter !== undefined) return `the parameter ${parameter}`;
  const isAmazon = /(?:^|\.)amazon\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(hostname);
  return isAmazon && searchParams.get('tag') ? amazon : undefined;
}

function networkOf(host: string, ownNetworks: readonly string[]): string | undefined {
  let domain = host;
  for (;;) {
    if (networkHosts.has(domain) || ownNetworks.includes(domain)) return domain;
    const dot = domain.indexOf('.');
    if (dot === -1) return undefined;
    domain = domain.slice(dot + 1);
  }
}

/** Needs review: it changes what search engines see and may add a disclosure to the page. */
function markAsSponsored({ html }: LinkSubject) {
  if (!html) return undefined;
  const { element, field } = html;
  const rel = attributeOf(element, 'rel');
  const edit = rel
    ? {
        start: rel.start,
        end: rel.end,
        text: `rel="${['sponsored', ...rel.value.split(/\s+/)].filter(Boolean).join(' ')}"`,
      }
    : { start: element.start + 2, end: element.start + 2, text: ' rel="sponsored"' };
  return editText('review', field.place(), field.html, [edit]);
}
