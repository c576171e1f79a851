import { maxErrorFrames } from '#contracts/errors/errorReport.ts';
import { isWorthReporting, reportedError } from '#contracts/errors/errorText.ts';
import { safeMessage } from '#contracts/errors/safeMessage.ts';

/** Stands for what a reader reads, asks for or has written. */
const secret = 'migraine';

describe('what an error says', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'migraine')", 'Cannot read properties of undefined'],
    ["Cannot set properties of null (setting 'migraine')", 'Cannot set properties of null'],
    ["undefined is not an object (evaluating 'answers.migraine')", 'undefined is not an object'],
    ['t.start is not a function', 't.start is not a function'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=migraine',
      'Minified React error #418',
    ],
    [
      'Failed to fetch dynamically imported module: https://pagewell.example/assets/a.js?migraine',
      'Failed to fetch dynamically imported module',
    ],
    ['Missing app state', 'Missing app state'],
  ])('is told where it is known, without what it quotes: %s', (message, told) => {
    expect(safeMessage(message)).toBe(told);
    // The server looks at what a browser has let through.
    expect(safeMessage(told)).toBe(told);
  });

  test.each([
    '',
    secret,
    `No article at /neurology/${secret}`,
    `Unexpected token 'm', "${secret}" is not valid JSON`,
    `Fetch failure: /api/suggest?q=${secret} 500`,
    `Error: Missing app state of ${secret}`,
    `mail to ada@example.org is not a function`,
    `${'a.'.repeat(40)} is not a function`,
  ])('is not told where it is not: %s', (message) => expect(safeMessage(message)).toBeUndefined());
});

describe('an error', () => {
  const failure = (facts: object) => Object.assign(new Error('It failed'), facts);

  test.each([
    ['of the server', failure({ status: 500 })],
    ['of nothing known', failure({})],
    ['at the edge of what is the client’s fault', failure({ status: 399 })],
    ['that says not to stop', failure({ stop: false, isLogged: false })],
    ['with an answer that nobody has logged', failure({ body: { error: 'no' } })],
  ])('%s is worth telling', (_, error) => expect(isWorthReporting(error)).toBe(true));

  test.each([
    ['of the client, 400', failure({ status: 400 })],
    ['of the client, 499', failure({ status: 499 })],
    ['flagged to stop', failure({ stop: true })],
    ['that was logged', failure({ isLogged: true })],
    ['that the server has in its log', failure({ status: 500, body: { error: 'no', errorId: '1a2b' } })],
    ['of a request that was ended', new DOMException('The operation was aborted.', 'AbortError')],
    ['of a connection that has gone', new TypeError('Failed to fetch')],
    ['of one that has gone in Safari', new TypeError('Load failed')],
    ['of one that has gone in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['that is none', undefined],
    ['that is a text', secret],
  ])('%s is not', (_, error) => expect(isWorthReporting(error)).toBe(false));

  const ownFile = (address: string) => /^https:\/\/pagewell\.example\/assets\/([\w.-]+)$/.exec(address)?.[1];
  const withStack = (stack: string) =>
    reportedError(Object.assign(new TypeError(secret), { stack }), ownFile);

  test('says its type and where in our scripts it is, by Chromium', () => {
    const stack = [
      `TypeError: ${secret}`,
      '    at new Quiz (https://pagewell.example/assets/quiz-1a2b3c4d.js:1:2345)',
      `    at https://pagewell.example/neurology/${secret}?q=${secret}:10:5`,
      '    at async Promise.all (index 0)',
      '    at chrome-extension://abcdef/content.js:1:1',
      '    at https://pagewell.example/assets/main-1a2b3c4d.js:2:1',
      '    at Object.start [as begin] (https://pagewell.example/assets/quiz-1a2b3c4d.js:3:4)',
    ].join('\n');
    expect(withStack(stack)).toEqual({
      type: 'TypeError',
      frames: [
        { file: 'quiz-1a2b3c4d.js', function: 'Quiz', line: 1, column: 2345 },
        { file: 'main-1a2b3c4d.js', line: 2, column: 1 },
        { file: 'quiz-1a2b3c4d.js', function: 'Object.start', line: 3, column: 4 },
      ],
    });
  });

  test('says where it is by Firefox and Safari', () => {
    const stack = [
      'start@https://pagewell.example/assets/main-1a2b3c4d.js:1:9',
      '@https://pagewell.example/assets/main-1a2b3c4d.js:2:8',
      `onclick@https://pagewell.example/neurology/${secret}:1:1`,
    ].join('\n');
    expect(withStack(stack).frames).toEqual([
      { file: 'main-1a2b3c4d.js', function: 'start', line: 1, column: 9 },
      { file: 'main-1a2b3c4d.js', line: 2, column: 8 },
    ]);
  });

  test('says nothing of a class or a function that is named by what somebody wrote', () => {
    const error = Object.assign(new Error(secret), {
      name: `${secret} and more`,
      stack: '    at my <b>migraine (https://pagewell.example/assets/main-1a2b3c4d.js:1:1)',
    });
    expect(JSON.stringify(reportedError(error, ownFile))).not.toContain(secret);
    expect(reportedError(error, ownFile).type).toBe('Error');
  });

  test('is told with a bounded number of places', () => {
    const line = '    at f (https://pagewell.example/assets/main-1a2b3c4d.js:1:1)\n';
    expect(withStack(line.repeat(200)).frames).toHaveLength(maxErrorFrames);
  });

  test('may be anything', () => {
    for (const thrown of [undefined, null, secret, 7, {}, { name: 3, stack: [] }, Object.create(null)]) {
      expect(reportedError(thrown, ownFile)).toEqual({ type: 'Error', frames: [] });
    }
  });

  test('with a hostile stack takes no longer to read than another', () => {
    const hostile = [`    at ${'('.repeat(100_000)}`, `${'at '.repeat(300)}`, `@${'/'.repeat(900)}:1`];
    expect(withStack(hostile.join('\n')).frames).toEqual([]);
  });
});
