import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'layout/empty-section',
  severity: 'warning',
  summary: 'A section has no content.',
  article({ envelope, topBlocks: top, headings }, report) {
    const headingOf = new Map(
      headings.filter(({ block }) => block.type === 'heading').map((heading) => [heading.block, heading]),
    );
    // Only headings: the article is an outline.
    if (top.every((block) => headingOf.has(block))) return;
    top.forEach((block, index) => {
      const heading = headingOf.get(block);
      // A rejected block below the heading is reported already.
      if (envelope.blocks[block.position + 1]?.rejection) return;
      const next = top[index + 1];
      const nextHeading = next && headingOf.get(next);
      if (!heading || (next && !(nextHeading && nextHeading.level <= heading.level))) return;
      report(
        heading.place(),
        next
          ? 'There is no content between this heading and the next one. Write the section, or remove the heading.'
          : 'There is no content below this heading. Write the section, or remove the heading.',
        { evidence: heading.text },
      );
    });
  },
};
