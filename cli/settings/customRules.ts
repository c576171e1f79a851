import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rule } from '../../quality/rule.ts';
import { ruleCatalogue } from '../../quality/ruleCatalogue.ts';
import { UsageError } from '../exitStatus.ts';
import { reasonOf } from '../input/readBounded.ts';

const moduleName = /(?<!\.d|\.test)\.(?:js|mjs|ts|mts)$/;

/**
 * The modules that a publisher's rules stand in, as absolute names in a fixed order.
 *
 * @param places modules, and folders of which every module counts
 * @throws UsageError where there is none
 */
export function ruleModules(places: readonly string[]): string[] {
  return places.flatMap((place) => {
    const stats = statSync(place, { throwIfNoEntry: false });
    if (stats && !stats.isDirectory()) return [resolve(place)];
    const names = stats ? readdirSync(place).filter((name) => moduleName.test(name)) : [];
    if (names.length === 0) throw new UsageError(`there are no rules in ${place}`);
    return names.sort().map((name) => resolve(join(place, name)));
  });
}

/**
 * Loads a publisher's rules: of each module the list `rules`; a module without one is a helper of others.
 *
 * @throws UsageError where a module cannot be loaded, or something in its list is no rule
 */
export async function loadRules(modules: readonly string[]): Promise<Rule[]> {
  const taken = new Set(ruleCatalogue.map(({ id }) => id));
  const all: Rule[] = [];
  for (const name of modules) {
    for (const rule of await rulesOf(name)) {
      if (!isRule(rule)) {
        throw new UsageError(
          `${name} exports something as a rule that has no id such as house/style, or no severity`,
        );
      }
      if (taken.has(rule.id)) throw new UsageError(`${name} has a rule ${rule.id}, and there is one already`);
      taken.add(rule.id);
      all.push(rule);
    }
  }
  return all;
}

async function rulesOf(name: string): Promise<readonly unknown[]> {
  let module: unknown;
  try {
    module = await import(pathToFileURL(name).href);
  } catch (error) {
    throw new UsageError(`the rules in ${name} cannot be loaded: ${reasonOf(error)}`);
  }
  if (typeof module !== 'object' || module === null || !('rules' in module)) return [];
  if (!Array.isArray(module.rules)) throw new UsageError(`what ${name} exports as "rules" is no list`);
  return module.rules;
}

function isRule(value: unknown): value is Rule {
  if (typeof value !== 'object' || value === null) return false;
  const { id, severity }: Partial<Record<'id' | 'severity', unknown>> = value;
  return (
    typeof id === 'string' &&
    /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(id) &&
    (severity === 'error' || severity === 'warning' || severity === 'info')
  );
}
