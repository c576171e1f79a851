export const articleRefusals = {
  noObject: 'An article is a JSON object.',
  otherPath: (path: string) => `The article's own path is not the path it is saved under, ${path}.`,
  tooLarge: (most: string) => `The article is larger than ${most} bytes, the most that is kept.`,
  tooDeep: (most: string) => `The article is nested more than ${most} levels deep.`,
  tooManyValues: 'The article holds more values than any article needs.',
  tooManyItems: 'A list in the article is longer than any article needs.',
  nul: 'The text holds the character U+0000, which no page can show. Remove it.',
  noPath: (path: string) =>
    `“${path}” is no article path: it begins with a slash and has no query, blank or empty segment.`,
  siteAddress: (path: string) =>
    `At ${path} the site itself answers, so nobody would ever see an article there. Take another path.`,
  deletedAt: (path: string) =>
    `The article at ${path} is deleted, and its path is kept for it. Bring it back from the list, or take another path.`,
  deleted: 'This article is deleted. Bring it back from the list first.',
};

export type RefusalWords = typeof articleRefusals;
