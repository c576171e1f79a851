import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newBlockFiles, reasonAgainst, registerBlock } from '../newThings/newBlockFiles.ts';
import { kebabCase, requireRepository, runHere, writeNewFiles } from '../newThings/newFiles.ts';
import type { Command } from '../terminal/command.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';

const usage = `pagewell new-block NAME
  Adds a block type: its schema, widget, fixture and test, and its entry in the registry. NAME is kebab-case, such as
  shopping-list. Run it at the top of the repository.`;

const registryFile = 'widgets/registry.ts';

export const newBlockCommand: Command = { usage, run: newBlock };

export function newBlock(args: readonly string[], { out }: Pick<Output, 'out'>): number {
  const [name = '', ...others] = args;
  if (!kebabCase.test(name) || others.length > 0)
    throw new UsageError(
      `one name in kebab-case is required, such as shopping-list, not "${args.join(' ')}"`,
    );
  const reason = reasonAgainst(name);
  if (reason !== undefined) throw new UsageError(`a block type must not have the name ${name}: ${reason}`);
  requireRepository(registryFile);
  const files = newBlockFiles(name);
  const registry = registerBlock(readFileSync(registryFile, 'utf8'), name);
  writeNewFiles(files, new Map([[registryFile, registry]]));
  runHere(join('build', 'schemas', 'generate.ts'));

  out(
    `Added the block type ${name}:\n${[...files.keys(), registryFile].map((file) => `  ${file}\n`).join('')}`,
  );
  out('Next: docs/adding-a-block.md, from step 2.\n');
  return exitStatus.ok;
}
