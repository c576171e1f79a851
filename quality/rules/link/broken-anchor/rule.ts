import { nearestName } from '../../../../transformer/validate/nearestName.ts';
import type { Report, Rule } from '../../../rule.ts';
import type { ArticleSubject, LinkSubject } from '../../../subjects.ts';

/** Names that every page has. An empty one leads to the top. */
const anchorsOfPage: ReadonlySet<string> = new Set(['', 'top', 'main']);

/** Links to a place on a page that is not there. Of other pages, the corpus knows the places. */
export const rule: Rule = {
  id: 'link/broken-anchor',
  severity: 'error',
  summary: 'A link leads to a place on a page that is not there.',
  reads: ['corpus'],
  article(article, report) {
    let own: readonly string[] | undefined;
    for (const link of article.links) {
      const target = targetOf(link, article);
      if (!target || anchorsOfPage.has(target.name)) continue;
      if (target.path === article.envelope.path) {
        own ??= article.anchors();
        if (own && !own.includes(target.name) && !missesBlocks(article))
          tell(link, target.name, own, 'this article', report);
        continue;
      }
      const other = article.corpus?.find(target.path);
      if (!other || other.anchors.includes(target.name)) continue;
      tell(link, target.name, other.anchors, `"${other.title}"`, report);
    }
  },
};

function tell(
  link: LinkSubject,
  name: string,
  anchors: readonly string[],
  where: string,
  report: Report,
): void {
  const near = nearestName(name, anchors);
  const hint = near
    ? `Did you mean #${near}?`
    : 'Link to the anchor of a heading, or give a heading this anchor.';
  report(
    link.place(),
    `No heading of ${where} is named "${name}", so the link leads to no place on the page. ${hint}`,
    {
      evidence: link.href,
    },
  );
}

function targetOf(
  { href, page }: LinkSubject,
  article: ArticleSubject,
): { path: string; name: string } | undefined {
  const text = href.trim();
  if (text.startsWith('#')) return { path: article.envelope.path, name: decoded(text.slice(1)) };
  return page && { path: page.path, name: decoded(page.fragment) };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Not every percent sign begins an escape; browsers then take the name as it is.
    return name;
  }
}

/** Whether a block is left out because of its content: that is told, and links to it only follow from it. */
function missesBlocks({ envelope }: ArticleSubject): boolean {
  return envelope.blocks.some(({ rejection }) => rejection !== undefined);
}
