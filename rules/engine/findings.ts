import { createProblem } from '#transformer/problems/createProblem.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import type { BrokenPlaces } from './brokenPlaces.ts';
import type { Place } from './place.ts';
import type { Details, Report, Rule } from './rule.ts';
import type { Surroundings } from './subjects/articleSubject.ts';

/** Reported findings per rule and article. Once the first are fixed, the rest are reported. */
export const maxPerRule = 100;

export const failedRule = 'meta/rule-failed';

export class Findings {
  readonly problems: Problem[] = [];
  readonly #path: string;
  readonly #counts = new Map<Rule, number>();
  readonly #done = new Set<Rule>();
  readonly #broken: BrokenPlaces;
  readonly #beforeRule: ((rule: string) => void) | undefined;
  #hasTooMuchHtml = false;

  constructor(path: string, { broken, beforeRule }: Pick<Surroundings, 'broken' | 'beforeRule'>) {
    this.#path = path;
    this.#broken = broken;
    this.#beforeRule = beforeRule;
  }

  /** An error becomes a finding; other rules continue. */
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

  /** Reports once that an article has more HTML than is checked, so that the rest is not taken for clean. */
  addTooMuchHtml(place: Place): void {
    if (this.#hasTooMuchHtml) return;
    this.#hasTooMuchHtml = true;
    this.problems.push(
      createProblem({
        ...place,
        rule: 'html/too-much',
        severity: 'error',
        path: this.#path,
        message:
          'The article has too much HTML. The HTML after this point is not checked. Split the article into several ones.',
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

  /** Whether validation reported the same place; in the envelope also a place inside or around it. */
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
        message: `${rule.id} has more than ${maxPerRule} problems here. The others are shown after the first ones are fixed.`,
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
        message: `The rule ${rule.id} failed here (${reason}), so this check was skipped. This is an error in the rule: report it to its authors.`,
      }),
    );
  }
}
