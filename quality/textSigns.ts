/**
 * What a text must show for a rule to find anything in it: at least one of these. An article has hundreds of texts, and
 * most show nothing to most rules. All signs of all rules are looked for in one pass over a text, which costs less than
 * one regular expression does.
 */
export interface TextSigns {
  /**
   * Parts of words, words or phrases, in small letters, whatever their case in the text is. A blank stands for whatever
   * is no letter of A to Z, and for the beginning and the end of the text: ` cure ` is the word, ` cure` also begins
   * "cured".
   */
  readonly phrases?: readonly string[];
  /** Characters of ASCII. */
  readonly characters?: string;
  /** A character beyond ASCII, or a control character. */
  readonly unusual?: true;
  /** As many digits as the shortest number has that belongs to one person. */
  readonly longNumber?: true;
}

/** What looks for signs: a rule. One that looks at texts and names no signs looks at all of them. */
export interface SignSeeker {
  readonly text?: unknown;
  readonly textSigns?: TextSigns;
}

/** Digits of a social security number. */
const longNumber = 9;

/** There is a bit for so many rules. Further ones share them, which only costs them a look. */
const bits = 30;

const codes = 1 << 16;
const zero = 0x30;

/** Letters by their number, the same for capitals; what is no letter is 0, as the blank in a phrase. */
const letterCount = 32;
const letters = Uint8Array.from({ length: codes }, (_, code) => letterOf(code));

/** The bits of a state that say where its row begins, and the one that marks that a phrase ends there. */
const row = ~(letterCount - 1);
const foundHere = 1;

function letterOf(code: number): number {
  const isLetter = (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  return isLetter ? code & (letterCount - 1) : 0;
}

function isUnusual(code: number): boolean {
  return code < 0x20 || code > 0x7e;
}

/** Looks for the signs of a list of rules. What a text shows is a set of bits, one for each rule. */
export class SignReader {
  readonly #bits: ReadonlyMap<SignSeeker, number>;
  /** The bits of rules that name no signs: every text is theirs. */
  readonly #always: number;
  readonly #longNumber: number;
  /** For each character, the rules that it is a sign for. */
  readonly #characters = new Int32Array(codes);
  readonly #phrases: PhraseTable;

  constructor(rules: readonly SignSeeker[]) {
    const reading = rules.filter(({ text, textSigns }) => text ?? textSigns);
    this.#bits = new Map(reading.map((rule, index) => [rule, 1 << (index % bits)]));
    this.#always = this.#bitsOf(reading.filter(({ textSigns }) => !textSigns));
    this.#longNumber = this.#bitsOf(reading.filter(({ textSigns }) => textSigns?.longNumber));
    const unusual = this.#bitsOf(reading.filter(({ textSigns }) => textSigns?.unusual));
    for (let code = 0; code < codes; code++) if (isUnusual(code)) this.#characters[code] = unusual;
    for (const rule of reading) {
      for (const character of rule.textSigns?.characters ?? '') {
        const code = character.charCodeAt(0);
        this.#characters[code] = (this.#characters[code] ?? 0) | this.bitOf(rule);
      }
    }
    this.#phrases = phraseTable(
      reading.flatMap((rule) =>
        (rule.textSigns?.phrases ?? []).map((phrase) => ({ phrase, bit: this.bitOf(rule) })),
      ),
    );
  }

  /** The bit that says that a text is one for a rule; 0 for one that was not asked about, or looks at no texts. */
  bitOf(rule: SignSeeker): number {
    return this.#bits.get(rule) ?? 0;
  }

  /** The bits of all rules that a part of a text is for. */
  read(text: string, start: number, end: number): number {
    const { next, found: foundAt, start: first } = this.#phrases;
    const characters = this.#characters;
    let found = this.#always;
    let digits = 0;
    let state = first;
    // The hottest loop of all checks: what it does for each character, it does ten thousand times in an article.
    for (let index = start; index < end; index++) {
      const code = text.charCodeAt(index);
      state = next[(state & row) + (letters[code] ?? 0)] ?? 0;
      if ((state & foundHere) !== 0) found |= foundAt[state & row] ?? 0;
      found |= characters[code] ?? 0;
      digits += (code - zero) >>> 0 < 10 ? 1 : 0;
    }
    found |= foundAt[(next[state & row] ?? 0) & row] ?? 0;
    return digits >= longNumber ? found | this.#longNumber : found;
  }

  #bitsOf(rules: readonly SignSeeker[]): number {
    return rules.reduce((set, rule) => set | this.bitOf(rule), 0);
  }
}

/**
 * The phrases as an automaton (Aho and Corasick, 1975): whatever has been read, its state is the longest end of that
 * which begins a phrase. States are numbered by where their row begins; one in which a phrase ends is marked.
 */
interface PhraseTable {
  /** For each state and letter, the next state. */
  next: Int32Array;
  /** For each state, the bits of all phrases that end in it. */
  found: Int32Array;
  /** The state at the beginning of a text, which counts as a blank. */
  start: number;
}

function phraseTable(phrases: readonly { phrase: string; bit: number }[]): PhraseTable {
  const states = 1 + phrases.reduce((sum, { phrase }) => sum + phrase.length, 0);
  const next = new Int32Array(states * letterCount).fill(-1);
  const found = new Int32Array(states * letterCount);
  let last = 0;
  for (const { phrase, bit } of phrases) {
    let state = 0;
    for (let index = 0; index < phrase.length; index++) {
      const step = state + letterOf(phrase.charCodeAt(index));
      if (next[step] === -1) {
        last += letterCount;
        next[step] = last;
      }
      state = next[step] ?? 0;
    }
    found[state] = (found[state] ?? 0) | bit;
  }
  // Breadth first, so that the shorter end, on which a state falls back, is complete when it is needed.
  const fallback = new Map([[0, 0]]);
  for (const [state, shorter] of fallback) {
    found[state] = (found[state] ?? 0) | (found[shorter] ?? 0);
    for (let letter = 0; letter < letterCount; letter++) {
      const viaShorter = state === 0 ? 0 : (next[shorter + letter] ?? 0);
      const after = next[state + letter] ?? -1;
      if (after === -1) next[state + letter] = viaShorter;
      else fallback.set(after, viaShorter);
    }
  }
  for (let step = 0; step < next.length; step++) {
    const state = next[step] ?? 0;
    if (found[state] !== 0) next[step] = state | foundHere;
  }
  return { next, found, start: next[0] ?? 0 };
}
