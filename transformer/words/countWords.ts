/** Conservative: 238 in English, equivalent in other languages (Brysbaert 2019, doi:10.1016/j.jml.2019.104047). */
export const wordsPerMinute = 230;

/**
 * Characters per word in scripts without spaces: 1.6 in Chinese, 1.85 in Japanese (IReST,
 * doi:10.1167/iovs.11-8284), 3.8 in Thai by `Intl.Segmenter`, which is too slow here.
 */
const charactersPerWord = { eastAsian: 1.7, others: 3.8 };

export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

export function countWords(text: string): number {
  if (!mayBeUnspaced.test(text)) return countSpaced(text);
  let unspaced = 0;
  const spaced = text.replace(unspacedRuns, (run) => {
    unspaced += run.length / (isEastAsian(run) ? charactersPerWord.eastAsian : charactersPerWord.others);
    return ' ';
  });
  return countSpaced(spaced) + Math.round(unspaced);
}

/** Thai and later scripts, without punctuation and symbols. */
const mayBeUnspaced = /[\u0e00-\u1fff\u2e80-\uffff]/;

/** A single pass, because it runs for every rendered page. */
function countSpaced(text: string): number {
  let words = 0;
  let inWord = false;
  for (let position = 0; position < text.length; position++) {
    const code = text.charCodeAt(position);
    if (code === space || code === slash || code === emDash) inWord = false;
    else if (!inWord && beginsWord(code)) {
      inWord = true;
      words += 1;
    }
  }
  return words;
}

const space = 0x20;
const slash = 0x2f;
const emDash = 0x2014;

function beginsWord(code: number): boolean {
  if (code < 0x80) {
    const lower = code | 0x20;
    return (code >= 0x30 && code <= 0x39) || (lower >= 0x61 && lower <= 0x7a);
  }
  const isPunctuation =
    code <= 0xbf ||
    (code >= 0x2000 && code <= 0x206f) ||
    (code >= 0x3000 && code <= 0x303f) ||
    (code >= 0xff00 && code <= 0xff0f);
  return !isPunctuation;
}

/** Prolonged sound marks belong to two scripts; vowel signs and tone marks to their script. */
export const unspacedRuns =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ーｰ]+|[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu;

/** Whether a run is Chinese or Japanese, where each character is a syllable or a word. */
export function isEastAsian(run: string): boolean {
  return /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ーｰ]/u.test(run);
}
