import TestRunner from 'jest-runner';

/** Jest's own runner once more: tests that name it run when all others are through, and not between them. */
export default class Apart extends TestRunner {}
