/**
 * Ends a run with one plain line, `N passed, N failed`, which continuous integration reads. A file that could not run
 * at all counts as one failure, so that a broken import is never taken for a green run.
 */
export default class ClosingLine {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    // On exit, because Jest's own summary is printed after its reporters have been told.
    process.on('exit', () => process.stdout.write(`\n${results.numPassedTests} passed, ${failed} failed\n`));
  }
}
