import type { Topic } from '#schemas/generated/types.ts';

export interface TopicLink {
  /** Path of its page, such as `/nutrition`. */
  path: string;
  name: string;
}

/** The topic path of an article: its first segment. Undefined for top-level articles. */
export function topicPathOf(articlePath: string): string | undefined {
  const [, first, second] = articlePath.split('/');
  return first && second !== undefined ? `/${first}` : undefined;
}

/** A topic's name: configured, else the words of its path. */
export function topicName(topicPath: string, topics: readonly Topic[]): string {
  const named = topics.find(({ path }) => path === topicPath)?.name;
  if (named !== undefined) return named;
  const words = topicPath.slice(1).replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The topic of an article; undefined for top-level articles. */
export function topicOf(articlePath: string, topics: readonly Topic[]): TopicLink | undefined {
  const path = topicPathOf(articlePath);
  return path === undefined ? undefined : { path, name: topicName(path, topics) };
}
