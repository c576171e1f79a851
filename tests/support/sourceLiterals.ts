import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

export interface SourcePattern {
  file: string;
  source: string;
  flags: string;
}

export function patternsIn(glob: string): SourcePattern[] {
  return globSync(glob).flatMap((file) =>
    literalsIn(file, isPattern).map((found) => ({ file, source: found.pattern, flags: found.flags })),
  );
}

export function textListsIn(glob: string): { file: string; entries: string[] }[] {
  return globSync(glob).flatMap((file) =>
    literalsIn(file, isArray).flatMap(({ elements }) => {
      const entries = elements.flatMap((element) =>
        isText(element?.expression) ? [element.expression.value] : [],
      );
      return entries.length > 1 ? [{ file, entries }] : [];
    }),
  );
}

/** Every text that is written out in the sources that a glob pattern names: between tags, or in quotes. */
export function textsIn(glob: string): { file: string; text: string; isBetweenTags: boolean }[] {
  return globSync(glob).flatMap((file) =>
    literalsIn(file, isWritten).map((node) => ({
      file,
      text: 'value' in node ? node.value : node.raw,
      isBetweenTags: Reflect.get(node, 'type') === 'JSXText',
    })),
  );
}

interface PatternLiteral {
  pattern: string;
  flags: string;
}

interface ArrayLiteral {
  elements: readonly ({ expression: unknown } | null)[];
}

function isPattern(node: object): node is PatternLiteral {
  return Reflect.get(node, 'type') === 'RegExpLiteral';
}

function isArray(node: object): node is ArrayLiteral {
  return Reflect.get(node, 'type') === 'ArrayExpression';
}

function isText(node: unknown): node is { value: string } {
  return typeof node === 'object' && node !== null && Reflect.get(node, 'type') === 'StringLiteral';
}

function isWritten(node: object): node is { value: string } | { raw: string } {
  return ['StringLiteral', 'JSXText', 'TemplateElement'].includes(Reflect.get(node, 'type'));
}

function literalsIn<Node extends object>(file: string, is: (node: object) => node is Node): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (is(value)) found.push(value);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }));
  return found;
}
