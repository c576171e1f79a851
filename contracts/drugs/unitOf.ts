import type { Quantity } from './drug.ts';

const writtenShort: Readonly<Record<string, string>> = { g: 'gram', ml: 'milliliter' };
/** Words for counted units: a number, then the unit, alone or in brackets after a package. */
const counted = /^\d[\d.,]*\s+([a-z-]+)$/i;

/** In the singular: `tablet` of `30 tablets`, `gram` of `1 tube (45 g)`; undefined if unknown. */
export function unitOf({ display }: Pick<Quantity, 'display'>): string | undefined {
  const [, inBrackets] = /\(([^()]*)\)\s*$/.exec(display) ?? [];
  const [, unit] = counted.exec((inBrackets ?? display).trim()) ?? [];
  return unit && (writtenShort[unit.toLowerCase()] ?? singular(unit.toLowerCase()));
}

function singular(unit: string): string {
  if (/(?:ch|sh|x|ss)es$/.test(unit)) return unit.slice(0, -2);
  if (unit.endsWith('ies')) return `${unit.slice(0, -3)}y`;
  return unit.replace(/s$/, '');
}
