import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newBlockFiles, registerBlock } from './newBlockFiles.ts';

export const newBlockUsage = `pagewell new-block NAME
  Adds a block type: its schema, widget, fixture and test, and its entry in the registry. NAME is kebab-case, such as
  call-out. Run it at the top of the repository.`;

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
}

/** `pagewell new-block`: writes the four files of a block type, registers it, and generates its types and validator. */
export function newBlock([name]: readonly string[], { out, err }: Output): number {
  if (name === undefined || !kebabCase.test(name)) {
    err(
      `new-block: a name in kebab-case is wanted, such as call-out${name === undefined ? '' : `, not "${name}"`}.\n`,
    );
    return 2;
  }
  const registry = 'widgets/registry.ts';
  if (!existsSync(registry)) {
    err('new-block: run this at the top of the repository, where widgets/registry.ts is.\n');
    return 2;
  }
  const files = newBlockFiles(name);
  const taken = [...files.keys()].filter((file) => existsSync(file));
  if (taken.length > 0) {
    err(`new-block: there is something of that name already: ${taken.join(', ')}.\n`);
    return 2;
  }
  const registered = registerBlock(readFileSync(registry, 'utf8'), name);
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(registry, registered);
  execFileSync(process.execPath, [join('schemas', 'build', 'generate.ts')], { stdio: 'inherit' });

  out(`Added the block type ${name}:\n${[...files.keys(), registry].map((file) => `  ${file}\n`).join('')}`);
  out(
    'Next: say in the schema what an editor fills in, run "npm run schemas:generate", then show it in the widget.\n',
  );
  return 0;
}

// `npm run new-block` runs this file as it is, so that a block can be added before anything is built.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = newBlock(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}
