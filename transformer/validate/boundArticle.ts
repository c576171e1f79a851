import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { maxArrayItems, maxArticleBytes, maxJsonDepth, maxJsonValues } from '../article/limits.ts';
import { createProblem } from '../problems/createProblem.ts';
import type { Problem } from '../problems/problem.ts';

export interface BoundedValue {
  ok: true;
  value: unknown;
  problems: Problem[];
  /** Whether it contains a field `suppress`, which may silence content rules. */
  silencesRules: boolean;
  members: number;
}

export type Bounded = BoundedValue | { ok: false; problem: Problem };

/** Keys that could reach an object's prototype. No content needs them. */
export function isDangerousKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/**
 * Removes dangerous keys from a copy, each with a problem, and values that are too deep, which the block's
 * own check reports.
 */
export function boundArticle(value: unknown, path = '', measured = measureJson(value)): Bounded {
  const { excess, silencesRules, hasDangerousKey, members } = measured;
  if (excess && excess !== 'too-deep') return { ok: false, problem: excessProblem(excess, path) };
  if (!excess && !hasDangerousKey) return { ok: true, value, problems: [], silencesRules, members };
  const problems: Problem[] = [];
  const clean = harmlessCopy(value, '', 0, (pointer, key) => {
    problems.push(
      createProblem({
        rule: 'json/dangerous-key',
        severity: 'error',
        path,
        pointer,
        evidence: key,
        message: `The key "${key}" is not allowed in an article. It was removed with its content.`,
      }),
    );
  });
  return { ok: true, value: clean, problems, silencesRules, members };
}

/** Exceeded bound. `too-deep` only if no other: deeper values were not examined. */
export type Excess = 'too-large' | 'too-many-values' | 'too-many-items' | 'too-deep';

export interface JsonMeasure {
  excess: Excess | undefined;
  values: number;
  /** UTF-16 units of all texts. */
  characters: number;
  members: number;
  hasDangerousKey: boolean;
  silencesRules: boolean;
}

/** Walks a JSON value down to {@link maxJsonDepth} levels; stops at the first other excess. */
export function measureJson(root: unknown): JsonMeasure {
  const measure: JsonMeasure = {
    excess: undefined,
    values: 0,
    characters: 0,
    members: 0,
    hasDangerousKey: false,
    silencesRules: false,
  };
  addToMeasure(measure, root, 0);
  return measure;
}

function addToMeasure(measure: JsonMeasure, value: unknown, depth: number): void {
  measure.values++;
  if (measure.values > maxJsonValues) measure.excess = 'too-many-values';
  if (typeof value === 'string') {
    measure.characters += value.length;
    if (measure.characters > maxArticleBytes) measure.excess = 'too-large';
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= maxJsonDepth) {
    measure.excess ??= 'too-deep';
    return;
  }
  const isArray = Array.isArray(value);
  if (isArray && value.length > maxArrayItems) measure.excess = 'too-many-items';
  if (!isArray) noteKeys(measure, Object.keys(value));
  for (const inner of isArray ? value : Object.values(value)) {
    if (measure.excess && measure.excess !== 'too-deep') return;
    addToMeasure(measure, inner, depth + 1);
  }
}

function noteKeys(measure: JsonMeasure, keys: readonly string[]): void {
  measure.members += keys.length;
  for (const key of keys) {
    if (isDangerousKey(key)) measure.hasDangerousKey = true;
    else if (key === 'suppress') measure.silencesRules = true;
  }
}

export function excessProblem(excess: Exclude<Excess, 'too-deep'>, path: string): Problem {
  return createProblem({
    rule: `json/${excess}`,
    severity: 'error',
    path,
    pointer: '',
    message: messageOf(excess),
  });
}

function messageOf(excess: Exclude<Excess, 'too-deep'>): string {
  const number = new Intl.NumberFormat('en-US');
  switch (excess) {
    case 'too-large':
      return `The article is larger than ${number.format(maxArticleBytes)} bytes. Split it into several articles.`;
    case 'too-many-values':
      return `The article has more than ${number.format(maxJsonValues)} values. Split it into several articles.`;
    case 'too-many-items':
      return `A list in the article has more than ${number.format(maxArrayItems)} entries. Split it.`;
  }
}

function harmlessCopy(
  value: unknown,
  pointer: string,
  depth: number,
  report: (pointer: string, key: string) => void,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxJsonDepth) return null;
  if (Array.isArray(value)) {
    return value.map((item, index) => harmlessCopy(item, `${pointer}/${index}`, depth + 1, report));
  }
  const entries: [string, unknown][] = [];
  for (const key of Object.keys(value)) {
    const at = pointer + pointerStep(key);
    if (isDangerousKey(key)) report(at, key);
    else entries.push([key, harmlessCopy(Reflect.get(value, key), at, depth + 1, report)]);
  }
  return Object.fromEntries(entries);
}
