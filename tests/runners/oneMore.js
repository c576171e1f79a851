import TestRunner from 'jest-runner';

/**
 * Jest's own runner with one process more than the machine has processors: tests without a browser wait for a fifth of their
 * time, for databases, sockets and files.
 */
export default class OneMore extends TestRunner {
  constructor(globalConfig, context) {
    const { maxWorkers } = globalConfig;
    super({ ...globalConfig, maxWorkers: maxWorkers > 1 ? maxWorkers + 1 : maxWorkers }, context);
  }
}
