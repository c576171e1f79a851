import { nearestName } from '../../../transformer/validate/nearestName.ts';
import { anchorsOf } from '../../corpus.ts';
import type { Rule } from '../../rule.ts';
import type { ArticleSubject } from '../../subjects.ts';

/** Names that every page has. An empty one leads to the top. */
const anchorsOfPage: ReadonlySet<string> = new Set(['', 'top', 'main']);

const cardAnchor = /^page0-card(\d+)$/;

/** Links to a place on this page that is not there. */
export const brokenAnchor: Rule = {
  id: 'link/broken-anchor',
  severity: 'error',
  summary: 'A link leads to a place on this page that is not there.',
  article(article, report) {
    const inPage = article.links.filter(({ href }) => href.startsWith('#'));
    if (inPage.length === 0) return;
    const anchors = anchorsOf(article.envelope);
    for (const link of inPage) {
      const name = nameOf(link.href);
      if (anchors.includes(name) || anchorsOfPage.has(name) || isCard(name, article)) continue;
      const near = nearestName(name, anchors);
      const hint = near
        ? `Did you mean #${near}?`
        : 'Link to the anchor of a heading, or give a heading this anchor.';
      report(
        link.place(),
        `No heading of this article is named "${name}", so the link leads nowhere. ${hint}`,
        {
          evidence: link.href,
        },
      );
    }
  },
};

function nameOf(href: string): string {
  const name = href.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    // Not every percent sign begins an escape; browsers then take the name as it is.
    return name;
  }
}

/** Product cards are numbered from 0 in their anchors (specification §2). */
function isCard(name: string, article: ArticleSubject): boolean {
  const number = cardAnchor.exec(name)?.[1];
  return number !== undefined && Number(number) < article.blocksOf('product-card').length;
}
