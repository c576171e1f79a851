import { decodedFragment, fragmentOf, namesOfTargets } from '#transformer/html/fragmentLinks.ts';
import { anchorsOfEveryPage } from '#transformer/registry/anchors.ts';
import { nearestName } from '#transformer/validate/nearestName.ts';
import { maxPerRule } from '../../engine/findings.ts';
import type { Report, Rule } from '../../engine/rule.ts';
import type { ArticleSubject, LinkSubject } from '../../engine/subjects/subjects.ts';

export const rule: Rule = {
  id: 'link/broken-anchor',
  severity: 'error',
  summary: 'Broken link: the anchor was not found on the page.',
  reads: ['corpus'],
  article(article, report) {
    const { path } = article.envelope;
    const targets = article.links.flatMap((link) => targetOf(link, path) ?? []);
    if (targets.length === 0) return;
    const anchors = missesBlocks(article) ? undefined : article.anchors();
    const own = new Set(anchors);
    const inHtml = new Set(article.fields.flatMap(({ html }) => namesOfTargets(html)));
    const broken = targets.flatMap((target): BrokenLink[] => {
      const { link, name } = target;
      if (target.path === path) {
        const isFound = own.has(name) || (link.html !== undefined && inHtml.has(name));
        return !anchors || isFound ? [] : [{ link, name, anchors, title: 'this article' }];
      }
      const other = article.corpus?.find(target.path);
      if (!other || other.anchors.includes(name)) return [];
      return [{ link, name, anchors: other.anchors, title: `"${other.title}"` }];
    });
    // Finding the intended name is slow, and further findings are dropped anyway.
    for (const one of broken.slice(0, maxPerRule + 1)) reportBrokenAnchor(one, report);
  },
};

interface BrokenLink extends Omit<Target, 'path'> {
  anchors: readonly string[];
  title: string;
}

/** A footnote number, or the sign of its backlink. */
const footnoteMark = /^(?:\[?(?:\d{1,3}|[ivx]{1,5}|[*†‡])\]?|[↩↑^]\uFE0E?)$/;

function reportBrokenAnchor({ link, name, anchors, title }: BrokenLink, report: Report): void {
  const isNote = link.text !== undefined && footnoteMark.test(link.text.trim());
  const near = isNote ? undefined : nearestName(name, anchors);
  const hint = isNote
    ? `This looks like a footnote whose target is missing, so readers see its text without the link. Add the target (id="${name}"), or put the source into a sources block and cite it with <cite data-source="…">, or remove the link.`
    : near
      ? `Did you mean #${near}?`
      : 'Link to the anchor of a heading, or give a heading this anchor.';
  report(link.place(), `Broken link: ${title} has no heading with the anchor "${name}". ${hint}`, {
    evidence: link.href,
  });
}

interface Target {
  link: LinkSubject;
  path: string;
  name: string;
}

function targetOf(link: LinkSubject, here: string): Target | undefined {
  const fragment = fragmentOf(link.href);
  const path = fragment === undefined ? link.page?.path : here;
  const name = fragment ?? decodedFragment(link.page?.fragment ?? '');
  return path === undefined || anchorsOfEveryPage.includes(name) ? undefined : { link, path, name };
}

/** Whether a block is rejected. That is reported already; broken links to it only follow from it. */
function missesBlocks({ envelope }: ArticleSubject): boolean {
  return envelope.blocks.some(({ rejection }) => rejection !== undefined);
}
