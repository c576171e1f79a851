import type { Rule } from '../../engine/rule.ts';

/** The host as written, before a browser converts it to ASCII. */
const writtenHost = /^\s*(?:https?:)?[/\\]{2}([^/\\?#:@\s]+)/i;

const latin = /\p{Script=Latin}/u;
const lookalikes = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

export const rule: Rule = {
  id: 'link/homograph',
  severity: 'error',
  summary: 'A domain mixes letters of two scripts and looks like another domain.',
  link(link, report) {
    const { href } = link;
    const host = writtenHost.exec(href)?.[1];
    if (host === undefined) return;
    const label = host.split('.').find((part) => latin.test(part) && lookalikes.test(part));
    if (label === undefined) return;
    const ascii = URL.parse(`https://${host}`)?.hostname ?? host;
    report(
      link.place(),
      `The domain "${host}" mixes Latin letters with others that look the same. It is really ${ascii}. Type the address again by hand.`,
      { evidence: href },
    );
  },
};
