import type { TestArticle } from '../../articles.ts';
import type { Reply } from '../describeCms.ts';

export const origin = 'https://blog.example';

export type Post = Readonly<Record<string, unknown>>;

export function postOf({ path, title, description, blocks }: TestArticle, more: Post = {}): Post {
  return {
    id: 17,
    status: 'publish',
    link: `${origin}${path}/`,
    title: { rendered: title },
    excerpt: { rendered: description === undefined ? '' : `<p>${description}</p>\n` },
    content: { rendered: blocks[0]?.data.html, protected: false },
    date: '2026-05-03T05:00:00',
    date_gmt: '2026-05-03T09:00:00',
    modified: '2026-05-04T05:00:00',
    modified_gmt: '2026-05-04T09:00:00',
    ...more,
  };
}

export function answerOf(posts: readonly Post[], question: URLSearchParams): Reply {
  const size = Number(question.get('per_page') ?? 10);
  const page = Number(question.get('page') ?? 1);
  const pages = Math.ceil(posts.length / size);
  if (page > Math.max(pages, 1)) return { status: 400, json: { code: 'rest_post_invalid_page_number' } };
  return {
    json: posts.slice((page - 1) * size, page * size),
    headers: { 'x-wp-total': String(posts.length), 'x-wp-totalpages': String(pages) },
  };
}
