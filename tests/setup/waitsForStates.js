import { readFileSync } from 'node:fs';

/**
 * What is waited for comes when it comes, up to what a test may take: the library's own second is one that a busy machine
 * needs for the first form. Browser tests wait with their browser's means.
 */
const asyncUtilTimeout = 60_000;

const waits = /\b(?:waitFor|find(?:All)?By[A-Z]\w+)\(|\/openedTool\./;

const { testPath } = expect.getState();
if (!testPath.includes('/tests/browser/') && waits.test(readFileSync(testPath, 'utf8'))) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout });
}
