import { pathToFileURL } from 'node:url';
import type { Rule } from '#rules/engine/rule.ts';
import { ruleCatalogue } from '#rules/ruleCatalogue.ts';
import { reasonOf } from '../files/readBounded.ts';
import { UsageError } from '../terminal/exitStatus.ts';

/**
 * @throws UsageError for a module that fails to load, an invalid rule, or a rule outside `rules`, which would
 * never run
 */
export async function loadRules(modules: readonly string[]): Promise<Rule[]> {
  const taken = new Set(ruleCatalogue.map(({ id }) => id));
  const all: Rule[] = [];
  const loaded = await Promise.all(modules.map(load));
  for (const module of loaded) {
    const { name } = module;
    for (const rule of rulesOf(module)) {
      if (!isRule(rule))
        throw new UsageError(
          `${name} exports a rule without an id such as house/style, or without a severity`,
        );
      if (taken.has(rule.id)) throw new UsageError(`${name} has a rule ${rule.id}, which already exists`);
      taken.add(rule.id);
      all.push(rule);
    }
  }
  const listed = new Set<unknown>(all);
  for (const { name, exported } of loaded) {
    // Also rules in a list of another name.
    const missed = Object.values(exported)
      .flat()
      .find((value) => isRule(value) && !listed.has(value));
    if (missed) throw new UsageError(`${name} exports a rule that is not in a list: ${listExpected}`);
  }
  if (modules.length > 0 && !loaded.some(({ exported }) => 'rules' in exported))
    throw new UsageError(`no rules were found in ${modules.join(', ')}: ${listExpected}`);
  return all;
}

const listExpected = 'a module must export a list called "rules"';

interface LoadedModule {
  name: string;
  exported: object;
}

async function load(name: string): Promise<LoadedModule> {
  try {
    const exported: unknown = await import(pathToFileURL(name).href);
    return { name, exported: typeof exported === 'object' && exported !== null ? exported : {} };
  } catch (error) {
    throw new UsageError(`the rules in ${name} cannot be loaded: ${reasonOf(error)}`);
  }
}

function rulesOf({ name, exported }: LoadedModule): readonly unknown[] {
  if (!('rules' in exported)) return [];
  if (!Array.isArray(exported.rules)) throw new UsageError(`"rules" in ${name} is not a list`);
  return exported.rules;
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
