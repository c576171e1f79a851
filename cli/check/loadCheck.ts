import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CheckModule, compiledName, openCheckScript, scriptName } from './checkScript.ts';

/**
 * Loads what checks documents, once in each thread: where this is built, the script with its compiled code, which V8
 * takes if it is the one that the build was made with.
 */
export async function loadCheck(): Promise<CheckModule> {
  if (import.meta.url.endsWith('.ts')) return import('./checkDocument.ts');
  loaded ??= openCheckScript(builtFile(scriptName), readFileSync(builtFile(compiledName))).run();
  return loaded;
}

let loaded: CheckModule | undefined;

/** Beside the folder of the build's parts. */
function builtFile(name: string): string {
  return fileURLToPath(new URL(`../check/${name}`, import.meta.url));
}
