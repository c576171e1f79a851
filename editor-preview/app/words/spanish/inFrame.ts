import type { WordsInFrame } from '../english/inFrame.ts';

export const inFrame: WordsInFrame = {
  emptyArticle: 'Aún no hay nada escrito. Un clic añade un bloque.',
  unseen: (title) => `${title}: aún no se ve nada de él. Un clic lleva a escribirlo.`,
  firstOf: (count) => ` (1 de ${count})`,
  withoutScripts: 'La página sin scripts',
};
