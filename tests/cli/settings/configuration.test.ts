import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import schema from '#cli/settings/configuration.schema.json' with { type: 'json' };
import { defaultSettings } from '#rules/engine/siteSettings.ts';
import { description } from '../../support/description.ts';
import { ends, runCommand } from '../runCommand.ts';
import { folderForEach } from '../temporaryFolder.ts';

const folder = folderForEach();
beforeEach(() => {
  folder.write(
    'new/zinc.json',
    JSON.stringify({
      path: '/zinc',
      title: 'Zinc',
      description: `${description} Zinc.`,
      blocks: [{ id: 't', type: 'rich-text', data: { html: '<p>Zinc is a mineral.</p>' } }],
    }),
  );
  folder.write(
    'new/a.json',
    JSON.stringify({
      path: '/new/a',
      title: 'A',
      description,
      blocks: [
        { id: 'h', type: 'heading', data: { text: 'H', odd: 1 } },
        { id: 'r', type: 'rich-text', data: { html: '<p><a href="/zinc" data-affiliate>Zinc</a></p>' } },
      ],
    }),
  );
});

async function severities(configuration: unknown, ...args: string[]): Promise<Record<string, string>> {
  const config = folder.write('pagewell.config.json', JSON.stringify(configuration));
  const { out, err } = await runCommand(
    'validate',
    '--config',
    config,
    '--format',
    'json',
    folder.path,
    ...args,
  );
  expect(err).toBe('');
  const problems: { rule: string; severity: string }[] = JSON.parse(out).problems;
  return Object.fromEntries(problems.map(({ rule, severity }) => [rule, severity]));
}

/** The configuration itself is no article. */
const ignore = ['pagewell.config.json'];

describe('a configuration', () => {
  test('is valid JSON Schema, and describes every field', () => {
    expect(new Ajv2020({ strict: false }).validateSchema(schema)).toBe(true);
    const fields = [...Object.values(schema.properties), ...Object.values(schema.properties.site.properties)];
    for (const field of fields) {
      expect(field).toEqual(
        expect.objectContaining(
          '$ref' in field && !('description' in field) ? {} : { description: expect.any(String) },
        ),
      );
    }
  });

  test('says what is no article', async () =>
    expect(await severities({ ignore })).toEqual({
      'schema/unknown-field': 'error',
      'html/stripped': 'warning',
    }));

  test('says what the rules have to know of the site', async () => {
    expect(await severities({ ignore, site: { reviewedSections: ['/new'] } })).toHaveProperty(
      'health/not-reviewed',
      'warning',
    );
    expect(await severities({ ignore, site: { reviewedSections: ['/old'] } })).not.toHaveProperty(
      'health/not-reviewed',
    );
  });

  test('names every setting of the site', () =>
    expect(Object.keys(schema.properties.site.properties).sort()).toEqual(
      Object.keys(defaultSettings).sort(),
    ));

  test('that ignores everything leaves an empty run, and no clean one', async () => {
    const config = folder.write('pagewell.config.json', JSON.stringify({ ignore: ['**'] }));
    expect(await ends('validate', '--config', config, folder.path)).toEqual([
      4,
      'pagewell: none of these files is an article\n',
    ]);
  });

  test('says how much a rule matters, and the rule itself counts before its family', async () => {
    const rules = { 'schema/*': 'info', 'html/*': 'off', 'html/stripped': 'error' };
    expect(await severities({ ignore, rules })).toEqual({
      'schema/unknown-field': 'info',
      'html/stripped': 'error',
    });
    expect(await severities({ ignore, rules: { 'html/stripped': 'off' } })).toEqual({
      'schema/unknown-field': 'error',
    });
  });

  test.each([
    ['files', { files: ['new/*.json'] }, 'info'],
    ['other files', { files: ['old/**'] }, 'warning'],
    ['paths of articles', { paths: ['/new/**'] }, 'info'],
    ['other paths', { paths: ['/old/**'] }, 'warning'],
    ['block types', { blockTypes: ['rich-text'] }, 'info'],
    ['other block types', { blockTypes: ['heading'] }, 'warning'],
    ['several of these, of which all must fit', { paths: ['/new/**'], blockTypes: ['heading'] }, 'warning'],
  ])('says so for %s', async (_what, part, expected) => {
    const found = await severities({ ignore, overrides: [{ ...part, rules: { 'html/stripped': 'info' } }] });
    expect(found['html/stripped']).toBe(expected);
  });

  test('counts its last word', async () => {
    const overrides = (['info', 'error'] as const).map((severity) => ({
      paths: ['/**'],
      rules: { 'html/stripped': severity },
    }));
    const other = { paths: ['/**'], rules: { 'seo/*': 'off' } };
    expect(await severities({ ignore, overrides: [...overrides, other] })).toMatchObject({
      'html/stripped': 'error',
    });
  });

  test('says what ends the command with 1, and the command line says it louder', async () => {
    const rules = { 'schema/*': 'warning' };
    const config = folder.write('pagewell.config.json', JSON.stringify({ ignore, rules, failOn: 'warning' }));
    const run = (...args: string[]) => runCommand('validate', '--config', config, folder.path, ...args);
    expect((await run()).status).toBe(1);
    expect((await run('--fail-on', 'error')).status).toBe(0);
  });

  test('names the baseline, relative to itself', async () => {
    const config = folder.write('pagewell.config.json', JSON.stringify({ ignore, baseline: 'known.json' }));
    const run = (...args: string[]) => runCommand('validate', '--config', config, folder.path, ...args);
    await run('--baseline', join(folder.path, 'known.json'), '--update-baseline');
    expect((await runCommand('validate', '--config', config, join(folder.path, 'new'))).status).toBe(0);
  });

  test('of the working folder is taken without being asked for', async () => {
    folder.write('pagewell.config.json', JSON.stringify({ rules: { 'schema/*': 'off' } }));
    const before = process.cwd();
    process.chdir(folder.path);
    try {
      expect((await runCommand('validate', 'new')).status).toBe(0);
    } finally {
      process.chdir(before);
    }
  });

  test.each([
    ['no JSON', '{', 'is not JSON'],
    [
      'a field that there is not',
      '{ "rule": {} }',
      'at its top the field "rule" is unknown; did you mean "rules"?',
    ],
    [
      'a severity that there is not',
      '{ "rules": { "a/b": "fatal" } }',
      'at /rules/a~1b is not one of off, info, warning, error',
    ],
    [
      'a name that is no rule',
      '{ "rules": { "links": "off" } }',
      'at /rules "links" is neither a rule such as',
    ],
    [
      'an override of nothing',
      '{ "overrides": [{ "rules": {} }] }',
      'at /overrides/0 it must have required property',
    ],
    [
      'a rule that there is not',
      '{ "rules": { "html/striped": "off" } }',
      'the rule html/striped was not found. Did you mean html/stripped?',
    ],
    [
      'a family in an override that there is not',
      '{ "overrides": [{ "paths": ["/a"], "rules": { "htlm/*": "off" } }] }',
      'the rule htlm/* was not found. Did you mean html/*?',
    ],
    [
      'a type of block that there is not',
      '{ "overrides": [{ "blockTypes": ["quizz"], "rules": { "html/*": "off" } }] }',
      'the block type quizz is unknown. Did you mean quiz?',
    ],
    ['what cannot be silenced', '{ "rules": { "json/*": "off" } }', 'json/* cannot be off'],
  ])('with %s ends with 2 and says where', async (_what, text, message) => {
    const config = folder.write('c.json', text);
    expect(await ends('validate', '--config', config)).toEqual([2, expect.stringContaining(message)]);
  });

  test('that is asked for and not there ends with 2', async () =>
    expect(await ends('validate', '--config', join(folder.path, 'none.json'))).toEqual([
      2,
      expect.stringContaining('none.json cannot be read: no such file'),
    ]));
});
