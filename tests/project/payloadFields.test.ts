import { readFileSync } from 'node:fs';
import { fieldsFile, fieldsText } from '#content/cms/payload/build/fieldsText.ts';

test('the fields that lie there for Payload are those of the schemas', () => {
  const lying = readFileSync(new URL(`../../${fieldsFile}`, import.meta.url), 'utf8');
  // To mend it: npm run payload:fields
  expect(lying === fieldsText() ? 'as they are made' : 'older than the schemas').toBe('as they are made');
});
