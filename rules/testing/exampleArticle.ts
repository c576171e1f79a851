/** Content of an example: an HTML text, a block (id optional), a list of blocks, or a partial article. */
export type Example = string | object | readonly object[];

export function exampleArticle(example: Example): Record<string, unknown> {
  if (typeof example === 'string') return articleOf([{ type: 'rich-text', data: { html: example } }]);
  if (Array.isArray(example)) return articleOf(example);
  if ('type' in example && 'data' in example) return articleOf([example]);
  return {
    ...articleOf([{ type: 'rich-text', data: { html: '<p>Most adults need seven hours.</p>' } }]),
    ...example,
  };
}

const envelope = {
  path: '/sleep/how-much-sleep',
  title: 'How Much Sleep Do Adults Need?',
  description:
    'Most adults need seven to nine hours of sleep a night. How to tell whether you get enough, and what to try first.',
  language: 'en-US',
  publishedAt: '2026-02-03T09:00:00Z',
  updatedAt: '2026-03-10T09:00:00Z',
  byline: {
    authors: [{ name: 'Marisol Adeyemi' }],
    medicalReviewer: { name: 'Ruth Nakagawa', credentials: 'PharmD' },
    reviewedAt: '2026-03-09T09:00:00Z',
  },
  image: {
    src: '/media/sleep-bedroom.jpg',
    alt: 'A made bed beside an open window in the early morning',
    width: 1600,
    height: 900,
  },
} as const;

function articleOf(blocks: readonly object[]): Record<string, unknown> {
  return { ...envelope, blocks: blocks.map((block, index) => ({ id: `example-${index + 1}`, ...block })) };
}
