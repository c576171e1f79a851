export const inFrame = {
  emptyArticle: 'The article is empty. Click to add a block.',
  unseen: (title: string) => `${title}: no content yet. Click to edit.`,
  firstOf: (count: number) => ` (1 of ${count})`,
  withoutScripts: 'The page without scripts',
};

export type WordsInFrame = typeof inFrame;
