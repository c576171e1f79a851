import { affiliateParameters, linkNetworkHost } from '../../../contracts/affiliate.ts';
import { editText } from '../../fixes.ts';
import { attributeOf } from '../../html/htmlTree.ts';
import { webHost, webUrl } from '../../links/address.ts';
import { saysSponsored } from '../../links/isPaid.ts';
import type { Rule } from '../../rule.ts';
import type { LinkSubject } from '../../subjects.ts';

/** Hosts of the networks that pay publishers for what readers buy, with all their subdomains. */
const networkHosts: ReadonlySet<string> = new Set([
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

/** Parameters by which a shop knows who sent the reader. */
const payingParameters: ReadonlySet<string> = new Set([
  affiliateParameters.product,
  affiliateParameters.brand,
  affiliateParameters.campaign,
  affiliateParameters.affiliate,
  affiliateParameters.ownSubId,
  'awc',
  'irclickid',
  'irgwc',
]);

/** Links in texts that somebody pays for and that do not say so, to search engines nor to the page's disclosure. */
export const unmarkedLink: Rule = {
  id: 'affiliate/unmarked-link',
  severity: 'error',
  summary: 'A link in a text is paid for and does not say so.',
  linkSigns: ['host'],
  link(link, report) {
    const isWritten = link.html !== undefined || link.block?.type === 'basic';
    if (!isWritten || saysSponsored(link)) return;
    const sign = signOfPayment(link.href, link.article.settings.affiliateHosts);
    if (sign === undefined) return;
    const fix = markAsSponsored(link);
    report(
      link.place(),
      `This is a paid link, as ${sign} shows. Mark it with rel="sponsored", so that readers are told and search engines do not count it.`,
      { evidence: link.href, ...(fix ? { fix } : {}) },
    );
  },
};

/** What shows that somebody pays for a link; undefined where nothing does. */
function signOfPayment(href: string, ownNetworks: readonly string[]): string | undefined {
  const host = webHost(href);
  if (host === undefined) return undefined;
  const network = networkOf(host, ownNetworks);
  if (network !== undefined) return `the host ${network}`;
  const amazon = `the address of Amazon's program`;
  if (host === 'amzn.to') return amazon;
  const parameters = href.includes('?') ? webUrl(href)?.searchParams : undefined;
  if (!parameters) return undefined;
  const parameter = [...parameters.keys()].find((name) => payingParameters.has(name));
  if (parameter !== undefined) return `the parameter ${parameter}`;
  const isAmazon = /(?:^|\.)amazon\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(host);
  return isAmazon && parameters.get('tag') ? amazon : undefined;
}

/** The network that a host is, or belongs to: of `go.shop.example`, it may be that, `shop.example` or `example`. */
function networkOf(host: string, ownNetworks: readonly string[]): string | undefined {
  let domain = host;
  for (;;) {
    if (networkHosts.has(domain) || ownNetworks.includes(domain)) return domain;
    const dot = domain.indexOf('.');
    if (dot === -1) return undefined;
    domain = domain.slice(dot + 1);
  }
}

/** Changes what search engines see and may bring a disclosure onto the page, so a person has a look. */
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
