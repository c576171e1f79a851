import { globSync, readFileSync } from 'node:fs';

/** Where the schema's triggers are: steps that were released are never edited, so a newer one defines what publishes from then on. */
const steps = ['content/database/migrations/baseline/changes.ts'];

const notices =
  /\bpg_notify\b|\bpublish_changes\b|[`'"](?:un)?(?:listen|notify) |'notification'|['"`]pagewell_(?:changes|probe|(?:article|cms)_changes|cms_articles|editing\w*|people|reviews|schedules|comments|site|\w*surroundings)['"`]/i;

test('only the change bus knows how instances notify each other, and on which channels', () => {
  const files = globSync('{cli,content,editing,features,platform,server}/**/*.{ts,tsx}');
  const knowing = files.filter((file) => notices.test(readFileSync(file, 'utf8')));
  const ofBus = knowing.filter((file) => file.startsWith('content/changes/'));
  expect(ofBus.length).toBeGreaterThan(1);
  expect(knowing.filter((file) => !ofBus.includes(file)).sort()).toEqual(steps);
});
