import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * The built-in database's code, compiled and held for as long as this process tests: each test file that opens a database
 * does so in a thread of its own, and V8 compiles anew what nobody holds any more, which takes half of the opening.
 */
export const databaseCode = WebAssembly.compile(
  readFileSync(join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../pglite.wasm')),
);

/**
 * Jest's environment for Node, with globals as fast as a server's. Jest puts a proxy behind the globals of each test file: a
 * look at `Object` or `Math` takes a hundred times as long there, and tests of thousands of pages mostly wait for that. A
 * context without a sandbox object has globals of its own too, and keeps files apart as well.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
