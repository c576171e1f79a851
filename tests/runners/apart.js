import TestRunner from 'jest-runner';

/** Jest's own runner once more: tests that name it run together, before or after all others, and not between them. */
export default class Apart extends TestRunner {}
