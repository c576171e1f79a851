import type { AllowedTag } from './allowList.ts';

/**
 * What an element may hold in strictly written HTML: nothing at all; text and elements inside a line; these and whole
 * paragraphs, lists and tables; or only the elements named, with blanks between them.
 */
type Contents = 'nothing' | 'line' | 'flow' | readonly AllowedTag[];

type Place =
  /** Inside a line of text. */
  | 'line'
  /** Between paragraphs; never inside a line. */
  | 'flow'
  /** Only in the elements that name it. */
  | 'named';

interface Model {
  stands: Place;
  holds: Contents;
}

const inLine: Model = { stands: 'line', holds: 'line' };
const lineOfItsOwn: Model = { stands: 'flow', holds: 'line' };

/**
 * Where the elements of rich text may stand, and what they may hold, so that a browser reads them as written: it closes
 * nothing early, moves nothing and adds nothing (HTML standard, 13.2.6). Narrower than that standard, which allows a
 * link around paragraphs. The compiler asks for a line here for each tag of the allow-list.
 */
const models: Readonly<Record<AllowedTag, Model>> = {
  p: lineOfItsOwn,
  br: { stands: 'line', holds: 'nothing' },
  strong: inLine,
  em: inLine,
  b: inLine,
  i: inLine,
  u: inLine,
  s: inLine,
  sub: inLine,
  sup: inLine,
  small: inLine,
  mark: inLine,
  abbr: inLine,
  time: inLine,
  span: inLine,
  a: inLine,
  ul: { stands: 'flow', holds: ['li'] },
  ol: { stands: 'flow', holds: ['li'] },
  li: { stands: 'named', holds: 'flow' },
  h2: lineOfItsOwn,
  h3: lineOfItsOwn,
  h4: lineOfItsOwn,
  blockquote: { stands: 'flow', holds: 'flow' },
  cite: inLine,
  q: inLine,
  figure: { stands: 'flow', holds: ['img', 'table', 'blockquote', 'figcaption'] },
  figcaption: { stands: 'named', holds: 'flow' },
  img: { stands: 'line', holds: 'nothing' },
  table: { stands: 'flow', holds: ['caption', 'thead', 'tbody', 'tfoot'] },
  thead: { stands: 'named', holds: ['tr'] },
  tbody: { stands: 'named', holds: ['tr'] },
  tfoot: { stands: 'named', holds: ['tr'] },
  tr: { stands: 'named', holds: ['td', 'th'] },
  td: { stands: 'named', holds: 'flow' },
  th: { stands: 'named', holds: 'flow' },
  caption: { stands: 'named', holds: 'line' },
  code: inLine,
  pre: lineOfItsOwn,
  hr: { stands: 'flow', holds: 'nothing' },
  dl: { stands: 'flow', holds: ['dt', 'dd'] },
  dt: { stands: 'named', holds: 'line' },
  dd: { stands: 'named', holds: 'flow' },
};

/** Whether an element may stand directly in another one, or, where there is none, at the top of a fragment. */
export function mayStandIn(tag: AllowedTag, parent: AllowedTag | undefined): boolean {
  const contents = parent === undefined ? 'flow' : models[parent].holds;
  const { stands } = models[tag];
  if (contents === 'flow') return stands !== 'named';
  if (contents === 'line') return stands === 'line';
  return contents !== 'nothing' && contents.includes(tag);
}

/** Whether text that is more than blanks may stand directly in an element, or at the top of a fragment. */
export function mayHoldText(parent: AllowedTag | undefined): boolean {
  return parent === undefined || models[parent].holds === 'line' || models[parent].holds === 'flow';
}

/** Whether an element is its start tag alone. */
export function isVoid(tag: AllowedTag): boolean {
  return models[tag].holds === 'nothing';
}
