import { elementOf } from './elements.ts';

/** Default level of `role="heading"` (WAI-ARIA 1.2). */
const impliedLevel = 2;

/**
 * From 1 to 6: by `h3`, or a paragraph or division with `role="heading"`. Undefined for other elements.
 * @param name in lower case
 */
export function headingLevelOf(
  name: string,
  { role, 'aria-level': level }: Readonly<Record<string, string | undefined>>,
): number | undefined {
  if (/^h[1-6]$/.test(name)) return Number(name[1]);
  if (role?.trim().toLowerCase() !== 'heading') return undefined;
  const { fate, level: display, isVoid } = elementOf(name);
  if (isVoid || display !== 'block' || (name !== 'p' && fate !== 'unwrapped')) return undefined;
  return /^[1-9]\d?$/.test(level?.trim() ?? '') ? Math.min(Number(level), 6) : impliedLevel;
}

/** The output element of a heading: level 1 is reserved for the page's title. */
export function headingElement(level: number): string {
  return elementOf(`h${level}`).replacement ?? `h${level}`;
}
