import { readdirSync, readFileSync } from 'node:fs';
import { check } from '../../quality/check.ts';
import type { Rule } from '../../quality/rule.ts';
import { contentRules } from '../../quality/rules/contentRules.ts';
import { SignReader, type TextSigns } from '../../quality/textSigns.ts';

const text = (): void => {};

/** Whether a text shows signs. */
function shows(signs: TextSigns, written: string): boolean {
  const rule = { text, textSigns: signs };
  const reader = new SignReader([rule]);
  return (reader.read(written, 0, written.length) & reader.bitOf(rule)) !== 0;
}

describe('the signs of a text', () => {
  test.each([
    ['a word at the beginning', ' cure ', 'Cure for all'],
    ['a word at the end', ' cure ', 'There is no cure'],
    ['a word before a sign', ' cure ', 'no (cure), they say'],
    ['a word beside a letter with an accent', ' cure ', 'écure é cureé'],
    ['a beginning of a word', ' cure', 'It was cured'],
    ['an end of a word', 'effects ', 'Aftereffects are rare'],
    ['words with one sign between them', ' fda approved ', 'FDA-approved'],
    ['a phrase behind its own beginning', ' no no side effects ', 'No no no side effects'],
    ['the shorter of two phrases', 'side effects', 'inside effects'],
    ['a phrase of nothing', '', 'whatever'],
  ])('are found for %s', (_case, phrase, written) => {
    expect(shows({ phrases: [' cure for nobody ', phrase] }, written)).toBe(true);
  });

  test.each([
    ['a part of a word', ' cure ', 'secure, cured, obscure'],
    ['words with two signs between them', ' fda approved ', 'FDA - approved'],
    ['a phrase that is not whole', ' no side effects ', 'no side effect'],
    ['an empty text', ' cure ', ''],
  ])('are not found for %s', (_case, phrase, written) => {
    expect(shows({ phrases: [phrase] }, written)).toBe(false);
  });

  test('are characters', () => {
    expect(shows({ characters: '<&' }, 'fish & chips')).toBe(true);
    expect(shows({ characters: '<&' }, 'fish and chips')).toBe(false);
  });

  test.each([
    ['the first of a range', 'a\u0400', true],
    ['the last of a range', '\u1FFFa', true],
    ['the one before a range', '\u03FF', false],
    ['the one behind a range', '\u2000', false],
    ['the last character of all', '\uFFFF', true],
    ['a letter in a range', 'xyz', true],
    ['a pair of surrogates', '💤', true],
    ['all other characters of ASCII', ' !"#aAZ09~', false],
  ])('are characters in ranges: %s', (_case, written, expected) => {
    const ranges = [
      ['\u0400', '\u1FFF'],
      ['\uD800', '\uFFFF'],
      ['x', 'z'],
    ] as const;
    expect(shows({ ranges }, written)).toBe(expected);
  });

  test('are nine digits, and not eight, whatever stands between them', () => {
    expect(shows({ longNumber: true }, '123-45-6789')).toBe(true);
    expect(shows({ longNumber: true }, '123-45-678')).toBe(false);
  });

  test('are looked for in a part of a text alone', () => {
    const rule = { text, textSigns: { phrases: [' cure '] } };
    const reader = new SignReader([rule]);
    expect(reader.read('<p>cure</p>', 3, 7)).toBe(reader.bitOf(rule));
    expect(reader.read('secure', 2, 6)).toBe(reader.bitOf(rule));
    expect(reader.read('<p>cure</p>', 4, 11)).toBe(0);
  });

  test('are none where a rule names none: it looks at every text', () => {
    const [all, some] = [{ text }, { text, textSigns: { characters: '@' } }];
    const reader = new SignReader([all, some]);
    expect(reader.read('', 0, 0)).toBe(reader.bitOf(all));
  });

  test('are not mixed up, however many rules there are', () => {
    const rules = Array.from({ length: 100 }, (_, index) => ({
      text,
      textSigns: { phrases: [` ${'abcdefghij'[index % 10]}${'klmnopqrst'[Math.floor(index / 10)]} `] },
    }));
    const reader = new SignReader(rules);
    for (const rule of rules) {
      const [word = ''] = rule.textSigns.phrases;
      expect(reader.read(word, 0, word.length) & reader.bitOf(rule)).not.toBe(0);
    }
  });
});

describe('rules with signs', () => {
  const seeking = contentRules.filter(({ textSigns }) => textSigns);
  const withoutSigns = seeking.map(({ textSigns: _signs, ...rule }): Rule => rule);

  test('are some', () => {
    expect(seeking.length).toBeGreaterThan(5);
  });

  const texts = readdirSync('fixtures/articles')
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(`fixtures/articles/${name}`, 'utf8'));

  /** What makes findings of a text: each of these is put into every text of an article in turn. */
  const disturbances: readonly (readonly [pattern: RegExp, into: string])[] = [
    [/ (?:is|are) /g, ' is a miracle cure, and '],
    [/ that /g, ' reverses diabetes that '],
    [/ with /g, ' and has zero side effects with '],
    [/ the /g, ' 100% safe and FDA-approved supplements, the '],
    [/ your /g, ' to stop taking your medication, your '],
    [/ and /g, ' (123-45-6789, 4111 1111 1111 1111, jane.roe@mail.test) and '],
    [/ of /g, ' of AKIAIOSFODNN7EXAMPLE, sk_live_abcdefghijklmnop1, '],
    [/ to /g, '\u200B to &amp;nbsp; '],
    [/ a /g, ' \uD83D a '],
    [/ for /g, ' (a recent study found) for '],
    [/ in /g, ' (researchers have shown) in '],
    [/ or /g, ' or self-harm or '],
    [/ can /g, ' can Это предложение написано по-русски '],
  ];

  test.each(disturbances.map(([pattern, into]) => [into.trim(), pattern, into] as const))(
    'find with them what they find without: %j',
    (_what, pattern, into) => {
      const found = (rules: readonly Rule[]): string[] =>
        texts.flatMap((article) =>
          check(
            JSON.parse(article, (_key, value) => disturbed(value, pattern, into)),
            { rules },
          )
            .map(({ rule, pointer, within }) => `${rule} ${pointer} ${JSON.stringify(within)}`)
            .sort(),
        );
      const withSigns = found(seeking);
      expect(withSigns.length).toBeGreaterThan(0);
      expect(withSigns).toEqual(found(withoutSigns));
    },
  );
});

function disturbed(value: unknown, pattern: RegExp, into: string): unknown {
  return typeof value === 'string' ? value.replace(pattern, into) : value;
}
