import { resolve } from 'node:path';
import { ruleCatalogue } from '#rules/ruleCatalogue.ts';
import { runCommand } from './runCommand.ts';
import { temporaryFolder } from './temporaryFolder.ts';

describe('pagewell rules', () => {
  test('lists every rule with its severity and what it finds', async () => {
    const { status, out } = await runCommand('rules');
    expect(status).toBe(0);
    expect(out.split('\n')).toHaveLength(ruleCatalogue.length + 1);
    expect(out).toMatch(/^a11y\/link-text +warning {2}The link text does not say where the link goes\.$/m);
  });

  test.each(['html', 'html/', 'html/*'])('lists the rules of a family asked for as %s', async (family) => {
    const { out } = await runCommand('rules', family);
    const ids = out
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(ids).toContain('html/text-lost');
    expect(ids.filter((id) => !id?.startsWith('html/'))).toEqual([]);
  });

  test('shows the page of a rule without the marks of Markdown', async () => {
    const { out } = await runCommand('rules', 'link/broken-anchor');
    expect(out).toMatch(/^link\/broken-anchor\n\nError\. /);
    expect(out).toContain('\nExceptions\n');
    expect(out).not.toMatch(/^(?:#|```)/m);
  });

  test('gives the list, or a rule, to programs', async () => {
    const all = await runCommand('rules', '--format', 'json');
    expect(JSON.parse(all.out)).toEqual(JSON.parse(JSON.stringify(ruleCatalogue)));
    const one = await runCommand('rules', 'json/syntax', '--format', 'json');
    expect(JSON.parse(one.out)).toEqual([
      { id: 'json/syntax', severity: 'error', summary: 'The document is not JSON.' },
    ]);
  });

  test('knows the rules of a publisher, and shows what they say of themselves', async () => {
    const shouting = ['--custom-rules', 'tests/rules/yourOwn/shouting.ts'];
    const one = await runCommand('rules', 'house/shouting', ...shouting);
    expect(one).toMatchObject({
      status: 0,
      out: 'house/shouting\n\nwarning  The text shouts.\nhttps://wiki.our-house.example/style#shouting\n',
    });
    expect((await runCommand('rules', 'house', ...shouting)).out).toBe(
      'house/shouting  warning  The text shouts.\n',
    );
    expect((await runCommand('rules', 'house/shouting')).status).toBe(2);
    using folder = temporaryFolder();
    const module = resolve('tests/rules/yourOwn/shouting.ts');
    const config = folder.write('c.json', JSON.stringify({ customRules: [module] }));
    expect((await runCommand('rules', 'house/*', '--config', config)).out).toContain('house/shouting');
  });

  test('asks back where there is no such rule', async () => {
    const { status, err } = await runCommand('rules', 'a11y/link-txt');
    expect(status).toBe(2);
    expect(err).toContain('Did you mean a11y/link-text?');
  });

  test.each([
    [['rules', 'html', 'link'], 'check only one of'],
    [['rules', '--format', 'xml'], 'pretty or json'],
    [['rules', '--all'], '--all'],
  ])('says of %j what would be right', async (args, words) => {
    const { status, err } = await runCommand(...args);
    expect(status).toBe(2);
    expect(err).toContain(words.replace('check only one of', 'only one rule or one family'));
  });
});
