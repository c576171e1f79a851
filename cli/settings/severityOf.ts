import { matchesGlob } from 'node:path';
import type { Problem, Severity } from '#transformer/problems/problem.ts';
import { nameInProject, type Override, type PlacedConfiguration, type Severities } from './configuration.ts';

export type Judge = (problem: Problem) => Severity | 'off';

/** Undefined if the configuration has none. @param file its name in findings */
export function judgeOf(configuration: PlacedConfiguration, file: string): Judge | undefined {
  const { rules = {}, overrides = [] } = configuration;
  if (overrides.length === 0 && Object.keys(rules).length === 0) return undefined;
  const name = nameInProject(configuration, file);
  const fitting = overrides.filter(({ files }) => files === undefined || matchesAny(name, files));
  return (problem) => {
    const override = fitting.findLast((each) => fits(each, problem) && severityIn(each.rules, problem.rule));
    const severity = override && severityIn(override.rules, problem.rule);
    return severity ?? severityIn(rules, problem.rule) ?? problem.severity;
  };
}

function fits({ paths, blockTypes }: Override, { path, blockType }: Problem): boolean {
  if (paths && !matchesAny(path, paths)) return false;
  return blockTypes === undefined || (blockType !== undefined && blockTypes.includes(blockType));
}

export function matchesAny(name: string, globs: readonly string[]): boolean {
  return globs.some((glob) => matchesGlob(name, glob));
}

function severityIn(severities: Severities, rule: string): Severity | 'off' | undefined {
  const family = `${rule.split('/')[0]}/*`;
  if (Object.hasOwn(severities, rule)) return severities[rule];
  return Object.hasOwn(severities, family) ? severities[family] : undefined;
}
