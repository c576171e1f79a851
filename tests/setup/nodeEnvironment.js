import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

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
