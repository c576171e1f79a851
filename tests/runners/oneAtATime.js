import TestRunner from 'jest-runner';

/** Jest's own runner with one process, whatever the number of processors: for tests that measure, or drive a browser. */
export default class OneAtATime extends TestRunner {
  constructor(globalConfig, context) {
    super({ ...globalConfig, maxWorkers: 1 }, context);
  }
}
