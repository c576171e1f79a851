import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';

// All that checks a document, in one script beside the code that V8 compiled of it when it was built. Loading it takes
// two thirds of what loading the same modules takes, and checking the first dozen articles half: else each function of
// the rules and validators is compiled when it is first called, once more in each thread.

/** What the script exports. */
export type CheckModule = typeof import('./checkDocument.ts');

/** The names of both files in their folder. */
export const scriptName = 'checkDocument.cjs';
export const compiledName = 'checkDocument.compiled';

/** A script that has been read, and what it exports when it is run. */
export interface CheckScript {
  script: vm.Script;
  /** Tells its source from others: V8 itself looks at the length only before it takes compiled code for its own. */
  sign: Buffer;
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
  const sign = hash('sha256', source, 'buffer');
  const isOfSource = compiled?.subarray(0, sign.length).equals(sign);
  const script = new vm.Script(source.toString('latin1'), {
    filename: file,
    ...(isOfSource ? { cachedData: compiled?.subarray(sign.length) } : {}),
    // A publisher's own rules are modules like any other.
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const run = (): CheckModule => {
    const module: { exports: object } = { exports: {} };
    script.runInThisContext()(module, module.exports, createRequire(file));
    return module.exports as CheckModule;
  };
  return { script, sign, run };
}

/** What V8 has compiled of a script so far, behind the sign of its source. */
export function compiledCode({ script, sign }: CheckScript): Buffer {
  return Buffer.concat([sign, script.createCachedData()]);
}
