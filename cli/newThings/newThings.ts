import { existsSync, readFileSync } from 'node:fs';
import { UsageError } from '../terminal/exitStatus.ts';
import { newFeatureFiles, registerFeature } from './newFeatureFiles.ts';
import { kebabCase, requireRepository, runHere, writeNewFiles } from './newFiles.ts';
import { newRuleFiles } from './newRuleFiles.ts';

const featureList = 'features/features.ts';

/** @returns message for the user @throws UsageError for an invalid or taken name */
export function newRule(args: readonly string[]): string {
  const [family = '', name = '', ...others] = args.join(' ').split('/');
  if (!kebabCase.test(family) || !kebabCase.test(name) || others.length > 0)
    throw new UsageError(
      `one name with its family is required, such as image/format, not "${args.join(' ')}"`,
    );
  requireRepository('rules/engine/rule.ts');
  const files = newRuleFiles(family, name);
  writeNewFiles(files);
  runHere('build/rules/generate.ts');
  return addedMessage(`the rule ${family}/${name}`, files.keys(), 'docs/adding-a-rule.md');
}

/** @returns message for the user @throws UsageError for an invalid or taken name */
export function newFeature(args: readonly string[]): string {
  const [name = '', ...others] = args;
  if (!kebabCase.test(name) || others.length > 0)
    throw new UsageError(`one name in kebab-case is required, such as letters, not "${args.join(' ')}"`);
  requireRepository(featureList);
  if (existsSync(`features/${name}`)) throw new UsageError(`this name is already used: features/${name}`);
  const files = newFeatureFiles(name);
  const list = registerFeature(readFileSync(featureList, 'utf8'), name);
  writeNewFiles(files, new Map([[featureList, list]]));
  return addedMessage(`the feature ${name}`, [...files.keys(), featureList], 'docs/adding-a-feature.md');
}

function addedMessage(subject: string, files: Iterable<string>, page: string): string {
  const list = [...files].map((file) => `  ${file}\n`).join('');
  return `Added ${subject}:\n${list}Next: ${page}.\n`;
}
