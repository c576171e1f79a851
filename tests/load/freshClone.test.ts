import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { freshCopy } from '../support/freshCopy.ts';
import { until } from './crowd.ts';
import { change, patience, startNpm } from './startedNpm.ts';

jest.setTimeout(600_000);
let copy: ReturnType<typeof freshCopy>;
beforeAll(() => {
  copy = freshCopy();
});
afterAll(() => copy[Symbol.dispose]());

it('npm start builds a fresh clone, makes its store, and serves the articles', async () => {
  await using started = await startNpm(copy.folder, ['start']);
  await started.shows('/nutrition/collagen', '<blockquote>');
  await started.shows('/search?q1=colagen', 'href="/nutrition/collagen"');
  expect(started.output()).toContain('Building Pagewell');
  // What the tools of the build complain of would be the first thing that somebody new reads.
  expect(started.output()).not.toMatch(/\(!\)|is not recognized/);
});

it('npm run test:long builds, and finds each of the tests that take minutes, and those of which npm test tries a part', () => {
  const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...env } = process.env;
  const command = ['run', 'test:long', '--', '--listTests'];
  const { stdout, status } = spawnSync('npm', command, { cwd: copy.folder, env, encoding: 'utf8' });
  const tests = readdirSync(join(copy.folder, 'tests/long'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.test.ts'),
  );
  expect(status).toBe(0);
  expect(stdout).toContain('This takes long');
  expect(tests.filter((name) => !stdout.includes(join('tests/long', name)))).toEqual([]);
  // All of which npm test tries a part.
  expect(stdout).toContain(join('tests/hostile', 'fields.test.ts'));
  expect(stdout).toContain(join('tests/browser', 'gallery.test.ts'));
});

it('npm run dev prepares a fresh clone, and serves what is changed in a widget, an article and a schema', async () => {
  await using dev = await startNpm(copy.folder, ['run', 'dev']);
  await dev.shows('/nutrition/collagen', '<blockquote>');
  // Its style sheets have the distances that a build writes into them.
  expect(await dev.answer('/nutrition/collagen')).not.toMatch(/var\(--(?:space|leading)-/);

  change(copy.folder, 'widgets/quote/Quote.tsx', '<blockquote>', '<blockquote data-version="two>');
  await until(
    'the log has the failure',
    () => dev.output().includes('The change could not be loaded'),
    patience,
  );
  await dev.shows('/nutrition/collagen', '<blockquote>');

  change(copy.folder, 'widgets/quote/Quote.tsx', 'data-version="two', 'data-version="two"');
  await dev.shows('/nutrition/collagen', '<blockquote data-version="two">');

  // What a build would have made.
  await dev.shows('/outside/_consent.js', '__tcfapi');

  change(copy.folder, 'fixtures/articles/nutrition-collagen.json', '"title": "', '"title": "Saved: ');
  await dev.shows('/nutrition/collagen', 'Saved: ');
  writeFileSync(join(copy.folder, 'fixtures/articles/nutrition-collagen.json'), '{"path": ');
  await until(
    'the log has the fault',
    () => /collagen\.json is not published: .*JSON/.test(dev.output()),
    patience,
  );

  // The validators are generated again, and the example's text is none that they let through.
  const example = '/gallery/quote/typical';
  await dev.shows(example, '<blockquote');
  change(
    copy.folder,
    'schemas/blocks/quote.json',
    '"$ref": "../shared.json#/$defs/text"',
    '"type": "number"',
  );
  const isRefused = async () => {
    const page = await dev.answer(example);
    return page.includes('Quote: ') && !page.includes('<blockquote');
  };
  await until('the example is refused', isRefused, patience);
});
