import { elementOf } from './elements.ts';

/** The level of a paragraph or division that says by `role` that it is a heading, when it names none (WAI-ARIA 1.2). */
const impliedLevel = 2;

/**
 * The level that a heading is written with, from 1 to 6: that of `h3`, or of a paragraph or division with the role of a
 * heading. Undefined for what is no heading.
 *
 * @param name in small letters
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

/** The element that readers get for a heading of a level: the page's title is the only one of level 1. */
export function headingElement(level: number): string {
  return elementOf(`h${level}`).becomes ?? `h${level}`;
}
