export const articleRefusals = {
  noObject: 'An article must be a JSON object.',
  otherPath: (path: string) =>
    `The field “path” of the article must be ${path}, the path under which it is saved.`,
  tooLarge: (most: string) => `The article is larger than the limit of ${most} bytes.`,
  tooDeep: (most: string) => `The article is nested more than ${most} levels deep.`,
  tooManyValues: 'The article has too many values.',
  tooManyItems: 'A list in the article is too long.',
  nul: 'The text contains the invalid character U+0000. Remove it.',
  noPath: (path: string) =>
    `“${path}” is not a valid path. A path begins with a slash and has no query, space or empty segment.`,
  siteAddress: (path: string) =>
    `${path} is used by the site itself, so readers would not see an article there. Choose another path.`,
  deletedAt: (path: string) =>
    `${path} is reserved for a deleted article. Restore that article from the list, or choose another path.`,
  deleted: 'This article is deleted. Restore it from the list first.',
  replaced:
    'The article of this window does not exist any more. Copy what you still need from here, then close the window.',
};

export type RefusalWords = typeof articleRefusals;
