import { checkLink } from '#contracts/link.ts';
import { isPaid } from '../../engine/facts/isPaid.ts';
import { setAddress } from '../../engine/facts/setAddress.ts';
import type { Rule } from '../../engine/rule.ts';

/** Click ids that ad networks add. In a copied address they identify another person. */
export const clickIds: ReadonlySet<string> = new Set([
  'fbclid',
  'gclid',
  'gclsrc',
  'dclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'yclid',
  'twclid',
  'ttclid',
  'igshid',
  'mc_cid',
  'mc_eid',
  '_hsenc',
  '_hsmi',
  'vero_id',
  'oly_anon_id',
  'oly_enc_id',
  'wickedid',
  's_cid',
]);

/** Internal links with these are counted as external visits. */
const campaign = /^utm_[a-z]+$/i;

export const rule: Rule = {
  id: 'link/tracking-parameters',
  severity: 'warning',
  summary: 'A link contains tracking parameters.',
  link(link, report) {
    const { href } = link;
    const isInternal = link.page !== undefined;
    // Parameters of a paid link are agreed with the shop.
    if (!isInternal && isPaid(link)) return;
    const [address = '', fragment] = split(href.trim(), '#');
    const [path = '', query = ''] = split(address, '?');
    const pairs = query.split('&');
    const isTracking = (pair: string): boolean => {
      const name = (pair.split('=', 1)[0] ?? '').toLowerCase();
      return clickIds.has(name) || (isInternal && campaign.test(name));
    };
    const tracking = pairs.filter(isTracking);
    if (tracking.length === 0 || !checkLink(href).ok) return;
    const remaining = pairs.filter((pair) => !isTracking(pair)).join('&');
    const clean = `${path}${remaining === '' ? '' : `?${remaining}`}${fragment === undefined ? '' : `#${fragment}`}`;
    const names = tracking.map((pair) => pair.split('=', 1)[0]).join(', ');
    const why = isInternal
      ? 'our statistics count readers of this site as visitors from outside'
      : 'every reader is tracked as the person who copied the link';
    report(
      link.place(),
      `This link contains ${names}, so ${why}. Remove the parameters: the link goes to the same page without them.`,
      {
        evidence: tracking.join('&'),
        fix: setAddress('safe', link, clean),
      },
    );
  },
};

function split(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
