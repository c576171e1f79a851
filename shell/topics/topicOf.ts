import type { Topic } from '#schemas/generated/types.ts';

export interface TopicLink {
  path: string;
  name: string;
}

/** The topic path of an article: its first segment. Undefined for top-level articles. */
export function topicPathOf(articlePath: string): string | undefined {
  const [, first, second] = articlePath.split('/');
  return first && second !== undefined ? `/${first}` : undefined;
}

export function topicName(topicPath: string, topics: readonly Topic[]): string {
  const named = topics.find(({ path }) => path === topicPath)?.name;
  if (named !== undefined) return named;
  const words = topicPath.slice(1).replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function topicOf(articlePath: string, topics: readonly Topic[]): TopicLink | undefined {
  const path = topicPathOf(articlePath);
  return path === undefined ? undefined : { path, name: topicName(path, topics) };
}
