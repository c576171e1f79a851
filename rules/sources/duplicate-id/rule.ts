import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'sources/duplicate-id',
  severity: 'error',
  summary: 'Two sources have the same id.',
  article({ blocksOf }, report) {
    const first = new Map<string, { list: number; index: number }>();
    const lists = blocksOf('sources');
    lists.forEach(({ data, place }, list) => {
      data.items.forEach(({ id, title }, index) => {
        const earlier = first.get(id);
        if (!earlier) {
          first.set(id, { list, index });
          return;
        }
        report(
          place(`/data/items/${index}/id`),
          `An earlier source has the same id "${id}", so "${title.trim()}" is not shown. Give it a different id.`,
          {
            evidence: id,
            related: [
              {
                place: (lists[earlier.list]?.place ?? place)(`/data/items/${earlier.index}/id`),
                message: 'This source has the same id.',
              },
            ],
          },
        );
      });
    });
  },
};
