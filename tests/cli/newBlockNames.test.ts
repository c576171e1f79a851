import { existsSync, readdirSync } from 'node:fs';
import { reasonAgainst } from '#cli/newThings/newBlockFiles.ts';

const shared = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !existsSync(`schemas/blocks/${entry.name}.json`))
  .map(({ name }) => name);

describe('a new block type', () => {
  test('takes no folder of parts that widgets have in common', () => {
    expect(shared).toContain('cooking');
    expect(shared.filter((name) => reasonAgainst(name) === undefined)).toEqual([]);
  });

  test('may have a name that only begins like one', () =>
    expect(reasonAgainst('cooking-times')).toBeUndefined());
});
