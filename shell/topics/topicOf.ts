import type { Topic } from '#schemas/generated/types.ts';

/** A topic as links show it. */
export interface TopicLink {
  /** The path of its page, such as `/nutrition`. */
  path: string;
  name: string;
}

/** The path of the topic that an article belongs to: the first part of its own. Undefined for what stands at the top. */
export function topicPathOf(articlePath: string): string | undefined {
  const [, first, second] = articlePath.split('/');
  return first && second !== undefined ? `/${first}` : undefined;
}

/** The name of a topic: what the site calls it, else the words of its path. */
export function topicName(topicPath: string, topics: readonly Topic[]): string {
  const named = topics.find(({ path }) => path === topicPath)?.name;
  if (named !== undefined) return named;
  const words = topicPath.slice(1).replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The topic of an article; undefined for what stands at the top. */
export function topicOf(articlePath: string, topics: readonly Topic[]): TopicLink | undefined {
  const path = topicPathOf(articlePath);
  return path === undefined ? undefined : { path, name: topicName(path, topics) };
}
