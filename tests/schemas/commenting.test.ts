import { valueAt } from '#contracts/json/jsonPointer.ts';
import { maxCommentLength, maxPlaceNameLength } from '#editor-preview/model/comments/comment.ts';
import { contextLength, maxMarkedLength } from '#editor-preview/model/comments/markedWords.ts';
import { maxShareDays, usualShareDays } from '#editor-preview/model/sharing/share.ts';
import { validateCommentStep } from '#schemas/generated/validators.js';
import { library } from './walkSchemas.ts';

test('the schemas of comments and shares have the bounds that the contract names', () => {
  const bound = (file: string, pointer: string) => valueAt(library.get(file), pointer);
  expect(bound('commenting.json', '/properties/text/maxLength')).toBe(maxCommentLength);
  const place = '/$defs/place/properties';
  expect(bound('commenting.json', `${place}/name/maxLength`)).toBe(maxPlaceNameLength);
  const words = `${place}/words/properties`;
  expect(bound('commenting.json', `${words}/text/maxLength`)).toBe(maxMarkedLength);
  for (const side of ['before', 'after'])
    expect(bound('commenting.json', `${words}/${side}/maxLength`)).toBe(contextLength);
  expect(bound('sharing.json', '/properties/days/maximum')).toBe(maxShareDays);
  expect(usualShareDays).toBeLessThan(maxShareDays);
});

test('a comment that is nothing but blanks is refused at once, however long it is', () => {
  const step = { kind: 'answer', id: 'a', comment: 'b' };
  expect(validateCommentStep({ ...step, text: ' '.repeat(maxCommentLength) })).toBe(false);
  expect(validateCommentStep({ ...step, text: `${' \n'.repeat(1_999)}x` })).toBe(true);
});
