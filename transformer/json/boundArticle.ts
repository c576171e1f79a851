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
  /** How deep the article is, how long its longest text, and how many members its objects have. */
  measured: Pick<JsonMeasure, 'depth' | 'longest' | 'members'>;
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
  if (!measured.hasDangerousKey) return { ok: true, value, problems: [], silencesRules, measured };
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
  return { ok: true, value: clean, problems, silencesRules, measured };
}

export interface JsonMeasure {
  excess: Excess | 'too-large' | undefined;
  /** Every object, array, text, number. */
  values: number;
  /** UTF-16 units of all texts. */
  characters: number;
  /** UTF-16 units of the longest text. */
  longest: number;
  /** Members of all objects. */
  members: number;
  /** Arrays and objects inside each other. */
  depth: number;
  hasDangerousKey: boolean;
  silencesRules: boolean;
}

/** What an earlier measurement found of a part of a value, without an excess; undefined where there was none. */
export type KnownMeasure = (part: object) => JsonMeasure | undefined;

/** Walks a JSON value and stops at the first excess. Its own depth is bounded by {@link maxJsonDepth}. */
export function measureJson(root: unknown, known?: KnownMeasure): JsonMeasure {
  const measuring = new Measuring(known);
  measuring.visit([root], 0);
  return measuring;
}

/** Shorter keys, as nearly all are, are none of those that are looked for. */
const shortestSought = 'suppress'.length;

/** Meets every value of every article, so it calls something for arrays and objects only. */
class Measuring implements JsonMeasure {
  excess: JsonMeasure['excess'];
  values = 0;
  characters = 0;
  longest = 0;
  members = 0;
  depth = 0;
  hasDangerousKey = false;
  silencesRules = false;
  readonly #known: KnownMeasure | undefined;

  constructor(known: KnownMeasure | undefined) {
    this.#known = known;
  }

  /** Visits values that stand side by side, inside `depth` arrays and objects. */
  visit(values: readonly unknown[], depth: number): void {
    for (let index = 0; index < values.length && !this.excess; index++) {
      const value = values[index];
      if (typeof value === 'object' && value !== null) {
        const known = this.#known?.(value);
        if (known) this.#add(known, depth);
        else this.visit(this.#enter(value, depth + 1), depth + 1);
        continue;
      }
      this.values++;
      if (typeof value === 'string') {
        this.characters += value.length;
        if (value.length > this.longest) this.longest = value.length;
      }
      if (this.values > maxJsonValues) this.excess = 'too-many-values';
      if (this.characters > maxArticleBytes) this.excess = 'too-large';
    }
  }

  /** Counts an array or an object, and gives the values that stand in it. */
  #enter(part: object, depth: number): readonly unknown[] {
    this.#count(1, 0, depth);
    if (Array.isArray(part)) {
      if (part.length > maxArrayItems) this.excess = 'too-many-items';
      return part;
    }
    for (const key in part) {
      if (key.length < shortestSought) continue;
      if (isDangerousKey(key)) this.hasDangerousKey = true;
      else if (key === 'suppress') this.silencesRules = true;
    }
    const values = Object.values(part);
    this.members += values.length;
    return values;
  }

  #add(part: JsonMeasure, depth: number): void {
    this.members += part.members;
    this.longest = Math.max(this.longest, part.longest);
    this.hasDangerousKey ||= part.hasDangerousKey;
    this.silencesRules ||= part.silencesRules;
    this.#count(part.values, part.characters, depth + part.depth);
  }

  #count(values: number, characters: number, depth: number): void {
    this.values += values;
    this.characters += characters;
    if (depth > this.depth) this.depth = depth;
    if (this.values > maxJsonValues) this.excess = 'too-many-values';
    if (this.characters > maxArticleBytes) this.excess = 'too-large';
    if (this.depth > maxJsonDepth) this.excess = 'too-deep';
  }
}

/** Why an article is refused as a whole, in words. */
export function excessProblem(excess: Excess | 'too-large', path: string): Problem {
  return createProblem({
    rule: `json/${excess}`,
    severity: 'error',
    path,
    pointer: '',
    message: messageOf(excess),
  });
}

function messageOf(excess: Excess | 'too-large'): string {
  const number = new Intl.NumberFormat('en-US');
  switch (excess) {
    case 'too-large':
      return `The article is larger than ${number.format(maxArticleBytes)} bytes. Split it into several articles.`;
    case 'too-deep':
      return `Lists and groups stand inside each other more than ${maxJsonDepth} deep. No article needs that; it is refused as a whole.`;
    case 'too-many-values':
      return `The article holds more than ${number.format(maxJsonValues)} values. Split it into several articles.`;
    case 'too-many-items':
      return `A list in the article has more than ${number.format(maxArrayItems)} entries. Split it.`;
  }
}

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
