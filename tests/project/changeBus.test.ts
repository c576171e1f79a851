import { globSync, readFileSync } from 'node:fs';

/** Steps of the schema: those that were released are never edited, and the last one defines what publishes. */
const steps = [
  '0004-change-notices',
  '0007-editing',
  '0008-people',
  '0010-comments-and-shares',
  '0015-site-configuration',
  '0022-cms-articles',
  '0033-change-bus',
].map((name) => `content/database/migrations/${name}.ts`);

/** How PostgreSQL is asked to send or deliver notices, by which function, and on which channels. */
const notices =
  /\bpg_notify\b|\bpublish_changes\b|[`'"](?:un)?(?:listen|notify) |'notification'|['"`]pagewell_(?:changes|probe|(?:article|cms)_changes|cms_articles|editing\w*|people|reviews|schedules|comments|site|\w*surroundings)['"`]/i;

test('only the change bus knows how instances notify each other, and on which channels', () => {
  const files = globSync('{cli,content,editing,features,platform,server}/**/*.{ts,tsx}');
  const knowing = files.filter((file) => notices.test(readFileSync(file, 'utf8')));
  const ofBus = knowing.filter((file) => file.startsWith('content/changes/'));
  expect(ofBus.length).toBeGreaterThan(1);
  expect(knowing.filter((file) => !ofBus.includes(file)).sort()).toEqual(steps);
});
