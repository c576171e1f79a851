export const inFrame = {
  nothingWritten: 'Nothing is written yet. Click to add a block.',
  unseen: (title: string) => `${title}: nothing is seen of it yet. Click to write it.`,
  firstOf: (count: number) => ` (1 of ${count})`,
  withoutScripts: 'The page without scripts',
};

export type WordsInFrame = typeof inFrame;
