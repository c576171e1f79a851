import { existsSync } from 'node:fs';
import { builtPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';

test.each(Object.values(builtPartsOf(features).entries))(
  'the inputs of the client build %s is there',
  (source) => expect(existsSync(source)).toBe(true),
);
