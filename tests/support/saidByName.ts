import { isValidElement } from 'react';

/** What stands for that which is put into a text, in its order: no text has them of its own. */
export const putIn: readonly [number, number, number, number, number] = [101, 102, 103, 104, 105];

/** All that is said, by its name; of what is said with something in it, with {@link putIn} in it. */
export function saidByName(table: object, above = ''): [name: string, said: string][] {
  return Object.entries(table).flatMap(([key, value]): [string, string][] => {
    const name = above + key;
    if (typeof value === 'string') return [[name, value]];
    if (typeof value === 'function') return [[name, inText(value(...putIn))]];
    return saidByName(value, `${name}.`);
  });
}

function inText(said: unknown): string {
  if (Array.isArray(said)) return said.map(inText).join('');
  return isValidElement<{ children?: unknown }>(said) ? inText(said.props.children) : String(said ?? '');
}
