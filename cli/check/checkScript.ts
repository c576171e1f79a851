import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';

// All that checks a document, in one script beside the code that V8 compiled of it when it was built. Loading it takes
// half as long as loading the same modules one by one, and checking the first articles half as long again: else each
// function of the rules and validators is compiled when it is first called, once more in each thread.

/** What the script exports. */
export type CheckModule = typeof import('./checkDocument.ts');

/** The names of both files in their folder. */
export const scriptName = 'checkDocument.cjs';
export const compiledName = 'checkDocument.compiled';

/** A script that has been read, and what it exports when it is run. */
export interface CheckScript {
  script: vm.Script;
  run: () => CheckModule;
}

/**
 * Reads the script.
 *
 * @param file its path; it holds a function of a module of CommonJS, in ASCII
 * @param compiled what {@link compiledCode} made of the same script earlier
 */
export function openCheckScript(file: string, compiled?: Buffer): CheckScript {
  const source = readFileSync(file);
  const isOfSource = compiled?.subarray(0, signLength).equals(signOf(source));
  const script = new vm.Script(source.toString('latin1'), {
    filename: file,
    ...(isOfSource ? { cachedData: compiled?.subarray(signLength) } : {}),
    // A publisher's own rules are modules like any other.
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const run = (): CheckModule => {
    const module: { exports: object } = { exports: {} };
    script.runInThisContext()(module, module.exports, createRequire(file));
    return module.exports as CheckModule;
  };
  return { script, run };
}

/** What V8 has compiled of a script so far, with a sign of the source: V8 itself looks at its length only. */
export function compiledCode(file: string, { script }: CheckScript): Buffer {
  return Buffer.concat([signOf(readFileSync(file)), script.createCachedData()]);
}

const signLength = 32;

function signOf(source: Buffer): Buffer {
  return hash('sha256', source, 'buffer');
}
