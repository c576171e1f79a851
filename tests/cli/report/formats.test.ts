import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { validateXML } from 'xmllint-wasm';
import { articleOf, someBlocks } from '../../support/someBlocks.ts';
import { runCommand } from '../runCommand.ts';
import { folderForEach } from '../temporaryFolder.ts';

const junitSchema = 'tests/cli/report/schemas/jenkins-junit.xsd';
const sarifSchema = 'node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';

/** Every severity, several rules, text that no format may take for its own, in a file and a block of odd names. */
const article = JSON.stringify(
  articleOf('/a', 'A', [
    { id: 'ä,: %"]]><b>\u0007\uD800', type: 'odd\n::error::x & "y"', data: {} },
    { id: 'twice', type: 'heading', data: { text: 'H', level: 9 } },
    { id: 'twice', type: 'rich-text', data: { html: '<p><a href="/zinc" data-affiliate>Zinc</a></p>' } },
  ]),
);

const folder = folderForEach();
let file: string;
beforeEach(() => {
  file = folder.write('100% ä,:/a b.json', article);
});

/** Of these rules the article breaks each, whatever other rules there are. */
const rules = ['block/*', 'schema/*', 'id/*', 'html/stripped'].flatMap((rule) => ['--rule', rule]);

async function report(format: string, ...args: string[]): Promise<string> {
  return (await runCommand('validate', '--format', format, ...rules, ...args)).out;
}

test.each(['pretty', 'concise', 'json', 'ndjson', 'junit', 'sarif', 'github'])(
  '%s lets no name of a file and no text of an article write over it on a terminal',
  async (format) => {
    const evil = '\u001b[2J\u007f\u009b2J\u202e\u2028';
    const odd = folder.write(`${evil}.json`, article.replace('odd', JSON.stringify(evil).slice(1, -1)));
    const missing = join(folder.path, `${evil}gone`);
    const { out, err } = await runCommand('validate', '--format', format, odd, missing);
    expect(`${out}${err}`).toContain(format === 'junit' ? '[2J' : '[2J\\u007f\\u009b2J\\u202e\\u2028');
    expect(`${out}${err}`).not.toMatch(/[\p{Cc}--\n]|[\u2028\u202e]/v);
  },
);

test('ndjson is a line for each finding, and one for the run', async () => {
  const lines = (await report('ndjson', file))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { problems, ...run } = JSON.parse(await report('json', file));
  expect(lines).toEqual([...problems.map((problem: object) => ({ problem })), { run }]);
});

describe('junit', () => {
  async function valid(xml: string): Promise<string> {
    const schema = { fileName: 'junit.xsd', contents: readFileSync(junitSchema, 'utf8') };
    const { errors } = await validateXML({ xml: { fileName: 'r.xml', contents: xml }, schema: [schema] });
    expect(errors).toEqual([]);
    return xml;
  }

  test('is valid by the schema of its readers, whatever stands in articles', async () => {
    const xml = await valid(await report('junit', file));
    expect(xml).toContain('<testsuites name="pagewell" tests="5" failures="2" errors="0">');
    expect(xml.match(/<failure /g)).toHaveLength(2);
  });

  test('has a failure for each finding that reaches the gate', async () => {
    const xml = await valid(await report('junit', file, '--fail-on', 'warning'));
    expect(xml).toContain('tests="5" failures="5"');
  });

  test('has a case that passes where nothing was found, and an error where not all was checked', async () => {
    const clean = folder.write('clean.json', JSON.stringify({ path: '/c', title: 'C', blocks: someBlocks }));
    expect(await valid(await report('junit', clean))).toContain('tests="1" failures="0" errors="0"');
    expect(await valid(await report('junit', clean, join(folder.path, 'none')))).toContain(
      '<error message="Not everything could be checked."/>',
    );
  });
});

describe('sarif', () => {
  // Written for an older draft, whose `id` and `$schema` mean nothing to the checks.
  const { $schema: _draft, id: _id, ...schema } = JSON.parse(readFileSync(sarifSchema, 'utf8'));
  const isSarif = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

  async function results(...args: string[]) {
    const log = JSON.parse(await report('sarif', ...args));
    expect([isSarif(log), isSarif.errors]).toEqual([true, null]);
    return log.runs[0];
  }

  test('is valid by its published schema, and names every rule once', async () => {
    const run = await results(file);
    const rules: string[] = run.tool.driver.rules.map(({ id }: { id: string }) => id);
    expect(rules).toEqual([...new Set(rules)].sort());
    for (const { ruleId, ruleIndex } of run.results) expect(rules[ruleIndex]).toBe(ruleId);
    expect(run.invocations[0].executionSuccessful).toBe(true);
  });

  test('tells the worst first, with place and fingerprint', async () => {
    const run = await results(file);
    expect(run.results.map(({ level }: { level: string }) => level)).toEqual([
      'error',
      'error',
      'warning',
      'warning',
      'warning',
    ]);
    const [first] = run.results;
    expect(first.partialFingerprints['pagewell/v1']).toMatch(/^[0-9a-f]{16}$/);
    const { artifactLocation, region } = first.locations[0].physicalLocation;
    expect(artifactLocation.uri).toMatch(/^file:\/\/.*\/100%25%20%C3%A4,:\/a%20b\.json$/);
    expect(region).toMatchObject({ startLine: 1, endLine: 1 });
  });

  test('names files below the working folder as they are named there', async () => {
    const run = await results('fixtures/articles', '--at', '2026-11-01');
    expect(run.originalUriBaseIds.SRCROOT.uri).toMatch(/^file:\/\/\/.*\/$/);
    expect(run.results.length).toBeGreaterThanOrEqual(0);
  });

  test('keeps what is known, marked as such, so that it is not taken for mended', async () => {
    const baseline = join(folder.path, 'known');
    await runCommand('validate', file, '--baseline', baseline, '--update-baseline', ...rules);
    folder.write('100% ä,:/a b.json', article.replace('"H"', '"H","more":1'));
    const run = await results(file, '--baseline', baseline);
    const states = run.results.map(({ baselineState, suppressions }: Record<string, unknown>) => [
      baselineState,
      suppressions !== undefined,
    ]);
    expect(states).toEqual([['new', false], ...Array.from({ length: 5 }, () => ['unchanged', true])]);
  });

  test('says that a run is incomplete', async () => {
    const run = await results(file, join(folder.path, 'none'));
    expect(run.invocations[0]).toMatchObject({ executionSuccessful: false });
  });
});

describe('github', () => {
  test('has a command for each finding, the worst first, which no text of an article can end', async () => {
    const lines = (await report('github', file)).trimEnd().split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      '::error',
      '::error',
      '::warning',
      '::warning',
      '::warning',
      '1',
    ]);
    expect(lines[0]).toContain('100%25 ä%2C%3A/a b.json,line=1,endLine=1,col=');
    expect(lines[0]).toMatch(/title=block\/unknown-type::.*The block type/);
  });

  test('may be written beside what people read', async () => {
    const target = join(folder.path, 'annotations');
    const out = await report(`github=${target}`, file, '--format', 'concise');
    expect(out).not.toMatch(/^::/m);
    expect(readFileSync(target, 'utf8')).toMatch(/^::error /);
  });
});
