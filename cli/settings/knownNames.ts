import type { RuleInfo } from '#rules/engine/rule.ts';
import { contentRules } from '#rules/generated/rules.ts';
import { ruleCatalogue } from '#rules/ruleCatalogue.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { nearestName } from '#transformer/validate/nearestName.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Configuration } from './configuration.ts';

/** A misspelled rule would find nothing and look like success. @throws UsageError with a suggestion */
export function requireRules(
  requested: readonly string[],
  customRules: readonly RuleInfo[],
  source = '',
): void {
  const ids = [...ruleCatalogue, ...customRules].map(({ id }) => id);
  const names = new Set([...ids, ...ids.map((id) => `${id.split('/')[0]}/*`)]);
  for (const name of requested) {
    if (!names.has(name))
      throw new UsageError(
        `${source}the rule ${name} was not found.${suggestion(name, names)} pagewell rules lists all rules`,
      );
  }
}

/** A misspelled name would have no effect. @throws UsageError with a suggestion */
export function requireNamesOf(
  { rules = {}, overrides = [], file = '' }: Configuration & { file?: string },
  customRules: readonly RuleInfo[],
): void {
  const source = `${file}: `;
  const requested = [rules, ...overrides.map((override) => override.rules)].flatMap((severities) =>
    Object.keys(severities),
  );
  requireRules(requested, customRules, source);
  const types = new Set<string>(blockTypes);
  for (const type of overrides.flatMap((override) => override.blockTypes ?? [])) {
    if (!types.has(type))
      throw new UsageError(`${source}the block type ${type} is unknown.${suggestion(type, types)}`);
  }
}

/** Built-in rules, and families as `link/*`. */
export function readsCorpus(requested: string): boolean {
  return contentRules.some(
    ({ id, reads }) =>
      reads?.includes('corpus') && (id === requested || `${id.split('/')[0]}/*` === requested),
  );
}

function suggestion(name: string, names: ReadonlySet<string>): string {
  const near = nearestName(name, [...names]);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}
