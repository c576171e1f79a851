import TestRunner from 'jest-runner';

/**
 * Jest's own runner once more: tests that name it run when all others are through, and not between them. They wait for
 * their browser a third of their time, so that half as many files again keep all processors at work.
 */
export default class Apart extends TestRunner {
  constructor(globalConfig, context) {
    const { maxWorkers } = globalConfig;
    super({ ...globalConfig, maxWorkers: maxWorkers > 1 ? Math.ceil(maxWorkers * 1.5) : 1 }, context);
  }
}
