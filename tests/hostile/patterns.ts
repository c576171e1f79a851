import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** A regular expression that content, or whoever asks for a page, may feed. */
export interface Pattern {
  /** Where it stands and how it is written. */
  name: string;
  expression: RegExp;
}

/** Everything that runs while articles are read, checked, shown, found and sent; tools and builds are not among it. */
const sources = [
  '{transformer,widgets,quality,content,shell,server,client}/**/*.{ts,tsx}',
  'schemas/*.ts',
  'editor-preview/**/*.{ts,tsx}',
];

/** Every pattern of every schema, as its validator compiles it. */
export function schemaPatterns(): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const file of globSync('schemas/{*,blocks/*}.json')) {
    visit(JSON.parse(readFileSync(file, 'utf8')), (key, value) => {
      if (key !== 'pattern' || typeof value !== 'string') return;
      found.set(value, { name: `${file} ${value}`, expression: new RegExp(value, 'u') });
    });
  }
  return [...found.values()];
}

/** Every regular expression that is written out in the sources. */
export function sourcePatterns(): Pattern[] {
  return sources
    .flatMap((pattern) => globSync(pattern))
    .flatMap((file) => {
      const found: Pattern[] = [];
      const program = parseSync(readFileSync(file, 'utf8'), {
        syntax: 'typescript',
        tsx: file.endsWith('x'),
      });
      visit(program, (_key, value) => {
        if (!isRegExpLiteral(value)) return;
        const { pattern, flags } = value;
        found.push({ name: `${file} /${pattern}/${flags}`, expression: new RegExp(pattern, flags) });
      });
      return found;
    });
}

function isRegExpLiteral(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'RegExpLiteral';
}

function visit(value: unknown, see: (key: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    see(key, inner);
    visit(inner, see);
  }
}

/** The length of a bait: as long as the longest field of HTML. */
const baitLength = 60_000;

const commonPieces = [
  'a',
  'A',
  '0',
  ' ',
  '\n',
  '\t',
  '-',
  '_',
  '.',
  '/',
  '\\',
  '"',
  "'",
  '<',
  '>',
  '&',
  '%',
  '$',
  ':',
  '@',
];

/**
 * Texts that make careless expressions try every way of dividing them: one piece again and again, with something at
 * the end, or at the beginning, that keeps it from matching. The pieces are common ones, and those that the
 * expression itself speaks of.
 */
export function baitsFor({ source }: RegExp): string[] {
  const literal = source.replace(/\\[dwspPSDWbBu]|[\\^$.*+?()[\]{}|]/g, ' ');
  const words = literal.split(/\s+/).filter((word) => word !== '');
  const letters = [...new Set(literal)].filter((letter) => letter !== ' ');
  const pieces = new Set([
    ...commonPieces,
    ...letters,
    ...words,
    'a ',
    'a.',
    'a-',
    'a/',
    '0,',
    '="',
    '<a ',
    '&a',
    'a\n',
  ]);
  return [...pieces].flatMap((piece) => {
    const long = piece.repeat(Math.ceil(baitLength / piece.length)).slice(0, baitLength);
    return [`${long}\u0000`, `${words[0] ?? ''}${long}\u0000`, `"${long}`];
  });
}
