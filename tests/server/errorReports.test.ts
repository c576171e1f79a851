import { pino } from 'pino';
import type { ErrorReport } from '#platform/errorReports/envelope.ts';
import { openErrorReports, serverErrorReport, serverFile } from '#server/observability/errorReports.ts';
import { type LoggedError, logOptions } from '#server/observability/log.ts';

const secret = 'migraine';

function logThatReports() {
  const reports: (ErrorReport | undefined)[] = [];
  const lines: string[] = [];
  const onError = (logged: LoggedError) => void reports.push(serverErrorReport(logged));
  const log = pino(
    { ...logOptions(onError), level: 'info' },
    { write: (line: string) => void lines.push(line) },
  );
  return { log, reports, lines };
}

describe('an error of the server', () => {
  test('is told as it is logged, with its type, code, place and reference, and nothing that it says', () => {
    const { log, reports, lines } = logThatReports();
    const err = Object.assign(new RangeError(`No article at /neurology/${secret}`), { code: 'ECONNREFUSED' });
    log.error({ err, errorId: '1a2b3c4d', path: `/neurology/${secret}` }, 'something went wrong');
    const [report] = reports;
    expect(report).toMatchObject({
      from: 'server',
      type: 'RangeError',
      code: 'ECONNREFUSED',
      tags: { errorId: '1a2b3c4d' },
    });
    expect(report?.frames[0]).toMatchObject({ file: 'errorReports.test.ts' });
    expect(JSON.stringify(report)).not.toContain(secret);
    // The log of the site itself has all of it.
    expect(lines.join()).toContain(secret);
  });

  test('is told by loggers that were made of that one, and where it ends the process', () => {
    const { log, reports } = logThatReports();
    log.child({ part: 'database' }).fatal({ err: new Error('x') }, 'it ends');
    expect(reports).toHaveLength(1);
  });

  test('is not told where it is a warning, or where nothing was thrown', () => {
    const { log, reports } = logThatReports();
    log.warn({ err: new Error('x') }, 'a warning');
    log.error({ path: '/a' }, 'no error');
    log.error('a text');
    expect(reports).toEqual([]);
  });

  test.each([
    ['the client’s', { status: 404 }],
    ['flagged to stop', { stop: true }],
    ['logged before', { isLogged: true }],
  ])('is not told where it is %s', (_, facts) =>
    expect(
      serverErrorReport({ error: Object.assign(new Error('x'), facts), errorId: undefined }),
    ).toBeUndefined(),
  );
});

test('a script is named without the folders that it was installed in', () => {
  expect(serverFile('file:///home/anna/pagewell/dist/server/main.js')).toBe('main.js');
  expect(serverFile('/home/anna/pagewell/node_modules/pg/lib/client.js')).toBe(
    'node_modules/pg/lib/client.js',
  );
  expect(serverFile('C:\\pagewell\\node_modules\\pg\\lib\\client.js')).toBe('node_modules/pg/lib/client.js');
  expect(serverFile('')).toBeUndefined();
});

test('without ERROR_DSN there is nobody to tell', () =>
  expect(openErrorReports({ errorDsn: undefined, environment: 'production' }, '.', () => undefined)).toBe(
    undefined,
  ));
