import { existsSync } from 'node:fs';
import { builtPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';

describe('the inputs of the client build', () => {
  test.each(Object.values(builtPartsOf(features).entries))('%s is there', (source) =>
    expect(existsSync(source)).toBe(true),
  );
});
