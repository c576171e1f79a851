import { setAddress } from '../../engine/facts/setAddress.ts';
import type { Rule } from '../../engine/rule.ts';

const host =
  /^(?:www\.[a-z0-9-]+\.[a-z]{2,}|(?:[a-z0-9-]+\.)+(?:com|org|net|gov|edu|info|health|io|co|co\.uk|nhs\.uk|eu|de|fr|es))(?=[/?#:]|$)/i;
const otherFile = /^(?!\/|#|\?)(?![a-z][a-z0-9+.-]*:)\S/i;

export const rule: Rule = {
  id: 'link/missing-scheme',
  severity: 'error',
  summary: 'Broken link: https:// or the leading slash is missing.',
  link(link, report) {
    const { href } = link;
    const text = href.trim();
    if (!otherFile.test(text)) return;
    if (!host.test(text)) {
      report(
        link.place(),
        `"${text}" begins neither with https:// nor with a slash, so it goes to a different page from each article. Write the whole path, beginning with a slash.`,
        { evidence: href, severity: 'warning' },
      );
      return;
    }
    report(
      link.place(),
      `Broken link: "${text}" has no https://, so browsers look for it on this site. Write https://${text}.`,
      {
        evidence: href,
        fix: setAddress('review', link, `https://${text}`),
      },
    );
  },
};
