import { isEastAsian, unspacedRuns } from '#transformer/words/countWords.ts';

const maxWordLength = 40;

/** Lower case, without accents: the vocabulary for corrections. */
export function distinctWords(text: string): string[] {
  const spaced = foldText(text).replace(unspacedRuns, ' ');
  return [...new Set(words(spaced))].filter((word) => word.length <= maxWordLength);
}

export function words(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Accents and vowel points that people leave out; in Indic scripts, Thai and Japanese marks are letters. */
const optionalMarks =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** Soft hyphens, joiners and the byte order mark. */
export const invisibleCharacters = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Excludes Thai and Lao vowels, and trademark signs, which are no words. */
const compatible = /[^\u0e33\u0eb3\u2120\u2122]+/g;
/** 10⁵ is not 105, and 1½ is not 11/2. */
const beforeRaisedNumber = /(?<=\p{Nd})(?=[\p{No}⁺⁻₊₋])/gu;

/** Letters that Unicode does not decompose, as PostgreSQL's `unaccent` writes them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
  ...{ ẞ: 'SS', Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH', Ħ: 'H' },
};
const specialLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** `Açaí` becomes `Acai`, `Größe` `Grosse`, `ﬁber` `fiber`: readers type what their keyboard has. */
export function foldText(text: string): string {
  return text
    .replace(invisibleCharacters, '')
    .replace(beforeRaisedNumber, ' ')
    .replace(compatible, (run) => run.normalize('NFKD'))
    .replace(optionalMarks, '')
    .replace(specialLetters, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');
}

/**
 * Blanks between words. Chinese and Japanese as all pairs of characters, because a dictionary splits texts and
 * queries differently.
 */
export function indexedForm(text: string): string {
  let looksLeft = mostLooks;
  return spacedForm(text, (run) => {
    if (isEastAsian(run)) return pairsOf(run);
    looksLeft -= 1;
    return looksLeft < 0 ? [run] : dictionaryWords(run);
  });
}

/** {@link indexedForm}, and single characters that may be words. */
export function documentForm(text: string): string {
  const form = indexedForm(text);
  const end = form.length > longestForm ? form.lastIndexOf(' ', longestForm) : form.length;
  const characters = new Set((text.match(unspacedRuns) ?? []).filter(isEastAsian).join(''));
  return [form.slice(0, Math.max(0, end)), ...[...characters].slice(0, mostCharacters)].join(' ');
}

/** For comparison with typed text, which may end within a word. */
export function nameForm(name: string): string {
  return spacedForm(name, pairsOf).replace(/ +/g, ' ').toLowerCase().trim();
}

/** For texts of {@link indexedForm}. Quoted and excluded parts stay together. */
export function queryForm(query: string): string {
  return query
    .replace(unwantedRun, '-"$1"')
    .split('"')
    .map((part, index) => (index % 2 === 1 ? indexedForm(part) : spacedForm(part, searchedParts)))
    .join('"');
}

/** Words of scripts without blanks, longest first. */
export function unspacedWords(query: string): string[] {
  const found = new Set((query.match(unspacedRuns) ?? []).flatMap(longerWords));
  return [...found].sort((a, b) => b.length - a.length);
}

const unwantedRun = new RegExp(`(?<=^|\\s)-(${unspacedRuns.source})`, 'gu');

function searchedParts(run: string): string[] {
  return longerWords(run).flatMap((word) => (isEastAsian(word) ? pairsOf(word) : word));
}

/** Without single characters, which are particles such as 的 and は, unless there is nothing else. */
function longerWords(run: string): string[] {
  const longer = dictionaryWords(run).filter((word) => word.length > 1);
  return longer.length > 0 ? longer : [run];
}

/** Some databases take all non-ASCII characters for letters: “zinc” would be another word than zinc. */
const noWord = /[^\p{L}\p{M}\p{N}\0-\x7f]+/gu;
const endsInWord = /[\p{L}\p{M}\p{N}]$/u;

function spacedForm(text: string, divide: (run: string) => string[]): string {
  return foldText(text)
    .replace(noWord, ' ')
    .replace(unspacedRuns, (run, at: number, whole: string) => {
      const isBehindWord = endsInWord.test(whole.slice(Math.max(0, at - 2), at));
      return `${isBehindWord ? ' ' : ''}${divide(run).join(' ')} `;
    });
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

const dictionary = new Intl.Segmenter('und', { granularity: 'word' });
/** UTF-16 units: a dictionary's time grows with the square of a run's length. */
const partOfRun = /.{1,300}/gsu;
/** Lookups per text: 10 µs each. Real text has a blank behind each clause. */
const mostLooks = 5_000;
/** Per text: more than any script in use needs. */
const mostCharacters = 5_000;
/** UTF-16 units: as many pairs of 10 bytes as a `tsvector` (1 MB) can store. */
const longestForm = 200_000;

function dictionaryWords(run: string): string[] {
  const parts = run.match(partOfRun) ?? [];
  return parts.flatMap((part) => Array.from(dictionary.segment(part), ({ segment }) => segment));
}
