/** How many treatments there are, as far as the layout is concerned. */
export type Breadth = 'few' | 'some' | 'many';

/** More than these do not stand in one row of the widest column of text. */
const mostSome = 5;
const mostFew = 3;

export function breadthOf(treatments: number): Breadth {
  if (treatments > mostSome) return 'many';
  return treatments > mostFew ? 'some' : 'few';
}

/** From which width of the tool on they stand side by side; many never do. */
export const columnsFrom = { few: '36rem', some: '46rem' } as const;

/** Width of the column of labels. */
export const labelsWidth = '8.5rem';
