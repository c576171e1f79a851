import { keepTemporaryFilesInMemory } from './tests/setup/temporaryFiles.js';

keepTemporaryFilesInMemory();

/** Jest runs the sources as ES modules; swc strips the types and compiles JSX. */
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2024',
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
};

const shared = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironment: '<rootDir>/tests/setup/nodeEnvironment.js',
  // Widgets are rendered as the server does, also in tests that look at the outcome with a DOM.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFiles: ['<rootDir>/tests/setup/serverGlobals.js'],
  setupFilesAfterEnv: [
    '<rootDir>/tests/setup/reactAsReadersGetIt.js',
    '<rootDir>/tests/setup/waitsForStates.js',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
};

/** A server and a browser for all files of a project. */
const inBrowser = {
  globalSetup: '<rootDir>/tests/browser/support/openSite.ts',
  globalTeardown: '<rootDir>/tests/browser/support/closeSite.ts',
  runner: '<rootDir>/tests/runners/apart.js',
};

export default {
  // Each processor runs one file at a time. Browser and load tests run apart from the rest, because the server and the
  // browser that they drive want the processors as well.
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/tests/browser/', '/tests/load/', '/tests/long/'],
    },
    {
      ...shared,
      ...inBrowser,
      displayName: 'browser',
      testMatch: ['<rootDir>/tests/{browser,load}/**/*.test.{ts,tsx}'],
    },
    // What takes minutes is run before something is called done (`npm run test:long`), and not by `npm test`.
    {
      ...shared,
      displayName: 'long',
      testMatch: ['<rootDir>/tests/long/*.test.{ts,tsx}'],
    },
  ],
  maxWorkers: '100%',
  // For what hangs. Nothing takes as long by itself, but a machine may do much else meanwhile.
  testTimeout: 120_000,
  // Runs tests in a process beside the one that reports, and in a new one when that has grown: hundreds of test files in
  // one process fill its memory, and V8 was seen to give up in such a process.
  workerIdleMemoryLimit: '2GB',
  // Such a process takes more than Jest's half second to give its memory back, where others use the machine as well.
  workerGracefulExitTimeout: 10_000,
  testSequencer: '<rootDir>/tests/runners/longestFirst.js',
  reporters: ['default', '<rootDir>/tests/reporters/closingLine.js'],
};
