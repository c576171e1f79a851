import {
  hasFields,
  isAbsentOr,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isText,
} from '#contracts/json/guards.ts';

interface Person {
  name: string;
  role: 'author' | 'owner';
  age?: number;
  tags: string[];
  note: string;
}

const isPerson = hasFields<Person>({
  name: isText,
  role: isOneOf('author', 'owner'),
  age: isAbsentOr(isNumber),
  tags: isListOf(isText),
});
const ana = { name: 'Ana', role: 'author', tags: ['sleep'] };

test('an object has the fields that are checked, whatever its others are', () => {
  expect([ana, { ...ana, age: 40, note: 7 }].every(isPerson)).toBe(true);
});

test.each([
  [null],
  [[ana]],
  ['Ana'],
  [{ ...ana, name: undefined }],
  [{ ...ana, role: 'reader' }],
  [{ ...ana, age: '40' }],
  [{ ...ana, tags: ['sleep', 1] }],
  [{ ...ana, tags: 'sleep' }],
])('%j is another object', (value) => {
  expect(isPerson(value)).toBe(false);
});

test('false is a flag, and 0 is none', () => {
  expect([false, 0].map(isFlag)).toEqual([true, false]);
});
