import { nearestName } from '../../../../transformer/validate/nearestName.ts';
import { maxPerRule } from '../../../findings.ts';
import type { Report, Rule } from '../../../rule.ts';
import type { ArticleSubject, LinkSubject } from '../../../subjects/subjects.ts';

/** Names that every page has. An empty one leads to the top. */
const anchorsOfPage: ReadonlySet<string> = new Set(['', 'top', 'main']);

/** Links to a place on a page that is not there. Of other pages, the corpus knows the places. */
export const rule: Rule = {
  id: 'link/broken-anchor',
  severity: 'error',
  summary: 'A link leads to a place on a page that is not there.',
  reads: ['corpus'],
  article(article, report) {
    const { path } = article.envelope;
    const targets = article.links.flatMap((link) => targetOf(link, path) ?? []);
    if (targets.length === 0) return;
    const anchors = missesBlocks(article) ? undefined : article.anchors();
    const own = new Set(anchors);
    const broken = targets.flatMap((target): BrokenLink[] => {
      const { link, name } = target;
      if (target.path === path) {
        return !anchors || own.has(name) ? [] : [{ link, name, anchors, title: 'this article' }];
      }
      const other = article.corpus?.find(target.path);
      if (!other || other.anchors.includes(name)) return [];
      return [{ link, name, anchors: other.anchors, title: `"${other.title}"` }];
    });
    // To look for the name that was meant takes long, and further ones are not told.
    for (const one of broken.slice(0, maxPerRule + 1)) tell(one, report);
  },
};

interface BrokenLink extends Omit<Target, 'path'> {
  /** Those of the page that it leads to. */
  anchors: readonly string[];
  title: string;
}

/** A footnote's number, or the sign that leads back from it. */
const footnoteMark = /^(?:\[?(?:\d{1,3}|[ivx]{1,5}|[*†‡])\]?|[↩↑^]\uFE0E?)$/;

function tell({ link, name, anchors, title }: BrokenLink, report: Report): void {
  const isNote = link.text !== undefined && footnoteMark.test(link.text.trim());
  const near = isNote ? undefined : nearestName(name, anchors);
  const hint = isNote
    ? `This looks like a footnote of another program, whose names are not kept. Put the source into a block of type sources and mark it with <cite data-source="…">, or write the note in brackets and take the link away.`
    : near
      ? `Did you mean #${near}?`
      : 'Link to the anchor of a heading, or give a heading this anchor.';
  report(
    link.place(),
    `No heading of ${title} is named "${name}", so the link leads to no place on the page. ${hint}`,
    {
      evidence: link.href,
    },
  );
}

interface Target {
  link: LinkSubject;
  path: string;
  name: string;
}

/** The place on a page of the site that a link leads to; undefined where it leads to no place, or to one on every page. */
function targetOf(link: LinkSubject, here: string): Target | undefined {
  const href = link.href.trim();
  const path = href.startsWith('#') ? here : link.page?.path;
  const name = decoded(href.startsWith('#') ? href.slice(1) : (link.page?.fragment ?? ''));
  return path === undefined || anchorsOfPage.has(name) ? undefined : { link, path, name };
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
