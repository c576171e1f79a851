import { createProblem } from '../createProblem.ts';
import { pointerStep } from '../jsonPointer.ts';
import { maxArrayItems, maxArticleBytes, maxJsonDepth, maxJsonValues } from '../limits.ts';
import type { Problem } from '../problem.ts';
import type { Excess } from './scanJson.ts';

/** A value within the bounds. */
export interface BoundedValue {
  ok: true;
  value: unknown;
  problems: Problem[];
  /** Whether the article may silence content rules: somewhere in it is a field `suppress`. */
  silencesRules: boolean;
}

/** A value within the bounds, or why it is refused as a whole. */
export type Bounded = BoundedValue | { ok: false; problem: Problem };

/** Keys through which careless code reaches an object's prototype. No content has a use for them. */
export function isDangerousKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/**
 * Checks a parsed article against the bounds that hold for its text, and takes keys out of a copy that could reach a
 * prototype, each reported at its place. The input is never changed.
 *
 * @param path the article's path, for the problems
 * @param measured what measuring the value gave, where that is known already
 */
export function boundArticle(value: unknown, path = '', measured = measureJson(value)): Bounded {
  if (measured.excess) return { ok: false, problem: excessProblem(measured.excess, path) };
  const { silencesRules } = measured;
  if (!measured.hasDangerousKey) return { ok: true, value, problems: [], silencesRules };
  const problems: Problem[] = [];
  const clean = withoutDangerousKeys(value, '', (pointer, key) => {
    problems.push(
      createProblem({
        rule: 'json/dangerous-key',
        severity: 'error',
        path,
        pointer,
        evidence: key,
        message: `The key "${key}" is not accepted anywhere in an article; it was taken out with what stood in it.`,
      }),
    );
  });
  return { ok: true, value: clean, problems, silencesRules };
}

export interface JsonMeasure {
  excess: Excess | 'too-large' | undefined;
  /** Every object, array, text, number. */
  values: number;
  /** UTF-16 units of all texts. */
  characters: number;
  /** Members of all objects. */
  members: number;
  /** Arrays and objects inside each other. */
  depth: number;
  hasDangerousKey: boolean;
  silencesRules: boolean;
}

/** What an earlier measurement found of a part of a value, without an excess; undefined where there was none. */
export type KnownMeasure = (part: object) => JsonMeasure | undefined;

const nothingKnown: KnownMeasure = () => undefined;

/** Walks a JSON value and stops at the first excess. Its own depth is bounded by {@link maxJsonDepth}. */
export function measureJson(root: unknown, known = nothingKnown): JsonMeasure {
  const measure: JsonMeasure = {
    excess: undefined,
    values: 0,
    characters: 0,
    members: 0,
    depth: 0,
    hasDangerousKey: false,
    silencesRules: false,
  };

  function count(values: number, characters: number, depth: number): void {
    measure.values += values;
    measure.characters += characters;
    if (depth > measure.depth) measure.depth = depth;
    if (measure.values > maxJsonValues) measure.excess = 'too-many-values';
    if (measure.characters > maxArticleBytes) measure.excess = 'too-large';
    if (measure.depth > maxJsonDepth) measure.excess = 'too-deep';
  }

  function visit(value: unknown, depth: number): void {
    if (typeof value !== 'object' || value === null) {
      count(1, typeof value === 'string' ? value.length : 0, depth);
      return;
    }
    const part = known(value);
    if (part) {
      measure.members += part.members;
      measure.hasDangerousKey ||= part.hasDangerousKey;
      measure.silencesRules ||= part.silencesRules;
      count(part.values, part.characters, depth + part.depth);
      return;
    }
    count(1, 0, depth + 1);
    if (Array.isArray(value)) {
      if (value.length > maxArrayItems) measure.excess = 'too-many-items';
      for (let index = 0; index < value.length && !measure.excess; index++) visit(value[index], depth + 1);
      return;
    }
    for (const key of Object.keys(value)) {
      if (measure.excess) return;
      measure.members++;
      if (isDangerousKey(key)) measure.hasDangerousKey = true;
      else if (key === 'suppress') measure.silencesRules = true;
      visit(Reflect.get(value, key), depth + 1);
    }
  }

  visit(root, 0);
  return measure;
}

/** Why an article is refused as a whole, in words. */
export function excessProblem(excess: Excess | 'too-large', path: string): Problem {
  return createProblem({
    rule: `json/${excess}`,
    severity: 'error',
    path,
    pointer: '',
    message: excessMessages[excess],
  });
}

const number = new Intl.NumberFormat('en-US');

const excessMessages: Record<Excess | 'too-large', string> = {
  'too-large': `The article is larger than ${number.format(maxArticleBytes)} bytes. Split it into several articles.`,
  'too-deep': `Lists and groups stand inside each other more than ${maxJsonDepth} deep. No article needs that; it is refused as a whole.`,
  'too-many-values': `The article holds more than ${number.format(maxJsonValues)} values. Split it into several articles.`,
  'too-many-items': `A list in the article has more than ${number.format(maxArrayItems)} entries. Split it.`,
};

function withoutDangerousKeys(
  value: unknown,
  pointer: string,
  report: (pointer: string, key: string) => void,
): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => withoutDangerousKeys(item, `${pointer}/${index}`, report));
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept: [string, unknown][] = [];
  for (const key of Object.keys(value)) {
    const at = pointer + pointerStep(key);
    if (isDangerousKey(key)) report(at, key);
    else kept.push([key, withoutDangerousKeys(Reflect.get(value, key), at, report)]);
  }
  return Object.fromEntries(kept);
}
