import { createProblem } from '#transformer/createProblem.ts';
import type { Problem } from '#transformer/problem.ts';
import type { BrokenPlaces } from './brokenPlaces.ts';
import type { Place } from './place.ts';
import type { Details, Report, Rule } from './rule.ts';
import type { Surroundings } from './subjects/articleSubject.ts';

/** Findings told of one rule in one article. Nobody reads the hundredth; when the first are mended, the rest show. */
export const maxPerRule = 100;

/** The rule that says that a rule failed. */
export const failedRule = 'meta/rule-failed';

/** Collects what rules find in one article, and catches what they throw. */
export class Findings {
  readonly problems: Problem[] = [];
  readonly #path: string;
  readonly #counts = new Map<Rule, number>();
  /** Rules that failed, or have found all that is told of one. */
  readonly #done = new Set<Rule>();
  readonly #broken: BrokenPlaces;
  readonly #beforeRule: ((rule: string) => void) | undefined;
  #saidTooMuch = false;

  /** @param path the article's path */
  constructor(path: string, { broken, beforeRule }: Pick<Surroundings, 'broken' | 'beforeRule'>) {
    this.#path = path;
    this.#broken = broken;
    this.#beforeRule = beforeRule;
  }

  /**
   * Lets a rule look at something. Where it throws, that is a finding, and the others go on.
   *
   * @param placeOf where the rule looks, for that case
   */
  letLook(rule: Rule, look: (report: Report) => void, placeOf: () => Place): void {
    if (this.#done.has(rule)) return;
    this.#beforeRule?.(rule.id);
    try {
      look((place, message, details) => this.#add(rule, place, message, details));
    } catch (error) {
      this.#done.add(rule);
      this.#addFailure(rule, error, placeOf());
    }
  }

  /** Says once that there is more HTML than is looked at, so that nobody takes the rest for clean. */
  addTooMuchHtml(place: Place): void {
    if (this.#saidTooMuch) return;
    this.#saidTooMuch = true;
    this.problems.push(
      createProblem({
        ...place,
        rule: 'html/too-much',
        severity: 'error',
        path: this.#path,
        message:
          'The article holds more HTML than is checked, so from here on its HTML is not. Split it into several articles.',
      }),
    );
  }

  #add(rule: Rule, place: Place, message: string, details: Details = {}): void {
    if (this.#onlyFollows(place)) return;
    const count = (this.#counts.get(rule) ?? 0) + 1;
    this.#counts.set(rule, count);
    if (count > maxPerRule) {
      if (!this.#done.has(rule)) this.#addMore(rule);
      return;
    }
    const { related, severity = rule.severity, evidence, fix } = details;
    const problem = createProblem({
      ...place,
      rule: rule.id,
      severity,
      message,
      path: this.#path,
      ...(evidence === undefined ? {} : { evidence }),
      ...(fix === undefined ? {} : { fix }),
      ...(related
        ? { related: related.map(({ place: { pointer }, message: text }) => ({ pointer, message: text })) }
        : {}),
    });
    this.problems.push(rule.help === undefined ? problem : { ...problem, help: rule.help });
  }

  /** Whether validation has told of the very place; in the envelope also of something inside or around it. */
  #onlyFollows({ pointer, blockPointer }: Place): boolean {
    if (this.#broken.isEmpty) return false;
    if (blockPointer !== undefined) return this.#broken.has(pointer);
    return this.#broken.areIn(pointer) || this.#broken.areAround(pointer);
  }

  #addMore(rule: Rule): void {
    this.#done.add(rule);
    this.problems.push(
      createProblem({
        rule: 'block/more-problems',
        severity: 'info',
        path: this.#path,
        pointer: '',
        evidence: rule.id,
        message: `${rule.id} finds more than these ${maxPerRule}. The others are shown when the first ones are mended.`,
      }),
    );
  }

  #addFailure(rule: Rule, error: unknown, place: Place): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.problems.push(
      createProblem({
        ...place,
        rule: failedRule,
        severity: 'error',
        path: this.#path,
        evidence: rule.id,
        message: `The rule ${rule.id} failed here (${reason}), so the article was not checked for it. The fault is the rule's: tell its authors.`,
      }),
    );
  }
}
