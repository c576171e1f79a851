/** What the frame of the preview says on the page itself. */
export const inFrame = {
  nothingWritten: 'Nothing is written yet. Click to add a block.',
  unseen: (title: string) => `${title}: nothing is seen of it yet. Click to write it.`,
  firstOf: (count: number) => ` (1 of ${count})`,
  withoutScripts: 'The page without scripts',
};

/** The same in whatever language. */
export type WordsInFrame = typeof inFrame;
