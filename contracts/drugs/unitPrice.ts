import type { Quantity } from './drug.ts';
import { formatUsd } from './priceCard.ts';

/** Units that are written short. */
const writtenShort: Readonly<Record<string, string>> = { g: 'gram', ml: 'milliliter' };
/** The words for what is counted: the number, then the unit, alone or in brackets behind a package. */
const counted = /^\d[\d.,]*\s+([a-z-]+)$/i;

/** What a quantity counts, in the singular: `tablet` of `30 tablets`, `gram` of `1 tube (45 g)`; undefined where its words do not say. */
export function unitOf({ display }: Pick<Quantity, 'display'>): string | undefined {
  const [, inBrackets] = /\(([^()]*)\)\s*$/.exec(display) ?? [];
  const [, unit] = counted.exec((inBrackets ?? display).trim()) ?? [];
  return unit && (writtenShort[unit.toLowerCase()] ?? singular(unit.toLowerCase()));
}

/** What one unit costs: `$0.32 a tablet`; undefined where it is one unit, or nobody knows what is counted. */
export function perUnit(amount: number, quantity: Quantity): string | undefined {
  const unit = unitOf(quantity);
  if (!unit || quantity.value <= 1) return undefined;
  const each = amount / quantity.value;
  return `${each < 0.01 ? 'under $0.01' : formatUsd(each)} ${/^[aeiou]/.test(unit) ? 'an' : 'a'} ${unit}`;
}

function singular(unit: string): string {
  if (/(?:ch|sh|x|ss)es$/.test(unit)) return unit.slice(0, -2);
  if (unit.endsWith('ies')) return `${unit.slice(0, -3)}y`;
  return unit.replace(/s$/, '');
}
