import { existsSync } from 'node:fs';
import { shellEntries } from '../../shell/entries.ts';

describe('the inputs of the client build', () => {
  test.each(Object.values(shellEntries))('%s is there', (source) => {
    expect(existsSync(source)).toBe(true);
  });
});
