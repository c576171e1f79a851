import { toDocument } from '#adapters/payload/pagewell/toDocument.ts';
import type { TestArticle } from '../../articles.ts';
import { asPayloadGives } from './asPayloadGives.ts';

export type Document = Record<string, unknown> & { id: number; updatedAt: string };

export function at(seconds: number): string {
  return new Date(Date.UTC(2026, 10, 1, 12) + seconds * 1_000).toISOString();
}

export function documentOf(article: TestArticle, more: Partial<Document> = {}): Document {
  return Object.assign(Object(asPayloadGives(toDocument(article))), more);
}

export function answerOf(documents: Iterable<Document>, question: URLSearchParams): object {
  const path = question.get('where[path][equals]');
  const status = question.get('where[_status][equals]');
  const from = question.get('where[updatedAt][greater_than_equal]') ?? '';
  const [limit, page] = [Number(question.get('limit')), Number(question.get('page') ?? 1)];
  const selected = [...question.keys()].flatMap((key) => /^select\[(\w+)\]/.exec(key)?.[1] ?? []);
  const found = [...documents]
    .filter((each) => path === null || each.path === path)
    .filter((each) => status === null || each._status === status)
    .filter(({ updatedAt }) => updatedAt >= from)
    .sort((one, other) => one.updatedAt.localeCompare(other.updatedAt) || one.id - other.id);
  const pages = Math.max(1, Math.ceil(found.length / limit));
  return {
    docs: found.slice((page - 1) * limit, page * limit).map((each) => chosen(each, selected)),
    hasNextPage: page < pages,
    hasPrevPage: page > 1,
    limit,
    nextPage: page < pages ? page + 1 : null,
    page,
    pagingCounter: (page - 1) * limit + 1,
    prevPage: page > 1 ? page - 1 : null,
    totalDocs: found.length,
    totalPages: pages,
  };
}

function chosen(document: Document, selected: readonly string[]): object {
  if (selected.length === 0) return document;
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => name === 'id' || selected.includes(name)),
  );
}
