import { utimesSync } from 'node:fs';
import { description } from '../../support/description.ts';
import { nock } from '../../support/nock.ts';
import { someBlocks } from '../../support/someBlocks.ts';
import { runCommand, validateForPrograms } from '../runCommand.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

async function validate(document: object, ...options: string[]) {
  using folder = temporaryFolder();
  const file = folder.write('menus.json', JSON.stringify(document, null, 2));
  return await validateForPrograms(file, '--no-cache', ...options);
}

describe('pagewell validate, of what stands around the articles', () => {
  it('finds nothing wrong with that of the fixtures', async () => {
    const { status, out } = await runCommand('validate', 'fixtures/site.json', '--no-cache');
    expect([status, out]).toEqual([0, '1 site configuration checked, no problems\n']);
  });

  it('counts it apart from articles, also where nothing of it has changed since', async () => {
    using folder = temporaryFolder();
    const article = { path: '/a', title: 'A', description, blocks: someBlocks };
    const files = [folder.write('a.json', JSON.stringify(article)), folder.write('site.json', '{"auth":{}}')];
    const longAgo = Date.now() / 1000 - 100;
    for (const file of files) utimesSync(file, longAgo, longAgo);
    for (let run = 1; run <= 2; run++) {
      const { out } = await runCommand('validate', ...files, '--rule', 'schema/*');
      expect(out).toBe('1 article and 1 site configuration checked, no problems\n');
    }
  });

  it.each([
    ['by its fields', {}],
    ['by its schema', { $schema: 'https://pagewell.example/schemas/site.json' }],
  ])('knows it %s, and says what is wrong with place and remedy', async (_how, more) => {
    const { status, problems } = await validate({ ...more, auth: { showAuth: 'allways' } });
    expect(status).toBe(1);
    expect(problems).toMatchObject([
      {
        rule: 'schema/enum',
        pointer: '/auth/showAuth',
        line: '$schema' in more ? 4 : 3,
        message: expect.stringContaining('Did you mean "always"?'),
      },
    ]);
  });

  it('takes a document with a path for an article', async () => {
    const { problems } = await validate({ path: '/a', title: 'A', blocks: [], auth: {} });
    expect(problems).toContainEqual(
      expect.objectContaining({ rule: 'schema/unknown-field', pointer: '/auth' }),
    );
  });

  it('tells only of the rules that are asked for', async () => {
    const { status } = await validate({ auth: { showAuth: 'allways' } }, '--rule', 'link/*');
    expect(status).toBe(0);
  });

  it('checks that of a CMS too', async () => {
    const cms = 'https://cms.example';
    nock(cms).get('/articles').query({ limit: '100' }).times(2).reply(200, { items: [] });
    nock(cms)
      .get('/site')
      .reply(200, { auth: { showAuth: 'allways' } });
    const { status, problems } = await validateForPrograms('--url', cms);
    expect(status).toBe(1);
    expect(problems).toMatchObject([{ file: 'api:site', pointer: '/auth/showAuth' }]);
  });
});
