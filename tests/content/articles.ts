export interface TestArticle {
  path: string;
  title: string;
  description?: string;
  blocks: { id: string; type: string; data: Record<string, unknown> }[];
}

export function articleAt(
  path: string,
  title: string,
  html = '<p>Nothing more.</p>',
  description?: string,
): TestArticle {
  return {
    path,
    title,
    ...(description === undefined ? {} : { description }),
    blocks: [{ id: 'text', type: 'rich-text', data: { html } }],
  };
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
