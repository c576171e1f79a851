import { isAsciiLetter } from './asciiLetter.ts';

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
  /** Single characters. */
  readonly characters?: string;
  /** All characters from one to another, both included; of a pair of surrogates, each counts. */
  readonly ranges?: readonly (readonly [first: string, last: string])[];
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

/** What is known of a character is one number: its letter in the lowest bits, a bit for each rule, and one for digits. */
const letterBits = 5;
const letterCount = 1 << letterBits;
const letterMask = letterCount - 1;
const digitBit = 1 << 31;

/** There is a bit for so many rules. Further ones share them, which only costs them a look. */
const ruleBits = 26;
const ruleMask = ~(letterMask | digitBit);

/** The bits of a state that say where its row begins, and the one that marks that a phrase ends there. */
const row = ~letterMask;
const foundHere = 1;

const codes = 1 << 16;
const asciiCodes = 128;

/** The number of a letter, the same for capitals; what is no letter is 0, as the blank in a phrase. */
function letterOf(code: number): number {
  return isAsciiLetter(code) ? code & letterMask : 0;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Looks for the signs of a list of rules. What a text shows is a set of bits, one for each rule. */
export class SignReader {
  readonly #bits: ReadonlyMap<SignSeeker, number>;
  /** The bits of rules that name no signs, or the empty one: every text is theirs. */
  readonly #always: number;
  readonly #longNumber: number;
  readonly #characters: Int32Array;
  readonly #phrases: PhraseTable;

  constructor(rules: readonly SignSeeker[]) {
    const reading = rules.filter(({ text, textSigns }) => text ?? textSigns);
    this.#bits = new Map(reading.map((rule, index) => [rule, 1 << (letterBits + (index % ruleBits))]));
    this.#always = this.#bitsOf(
      reading.filter(({ textSigns }) => !textSigns || textSigns.phrases?.includes('')),
    );
    this.#longNumber = this.#bitsOf(reading.filter(({ textSigns }) => textSigns?.longNumber));
    this.#characters = characterTable(
      reading.flatMap((rule) => {
        const { characters = '', ranges = [] } = rule.textSigns ?? {};
        const bit = this.bitOf(rule);
        return [...[...characters].map((one) => [one, one] as const), ...ranges].map(([first, last]) => ({
          first: first.charCodeAt(0),
          last: last.charCodeAt(0),
          bit,
        }));
      }),
    );
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
      const character = characters[text.charCodeAt(index)] ?? 0;
      found |= character;
      digits += character >>> 31;
      state = next[(state & row) + (character & letterMask)] ?? 0;
      if ((state & foundHere) !== 0) found |= foundAt[state >>> letterBits] ?? 0;
    }
    found |= foundAt[(next[state & row] ?? 0) >>> letterBits] ?? 0;
    if (digits >= longNumber) found |= this.#longNumber;
    return found & ruleMask;
  }

  #bitsOf(rules: readonly SignSeeker[]): number {
    return rules.reduce((set, rule) => set | this.bitOf(rule), 0);
  }
}

/** What is known of each character, those with the signs of rules among them. */
function characterTable(signs: readonly { first: number; last: number; bit: number }[]): Int32Array {
  const table = new Int32Array(codes);
  // From one border to the next, all characters are signs of the same rules: filled at once, for this is done by each thread.
  const borders = [...new Set(signs.flatMap(({ first, last }) => [first, last + 1]))].sort((a, b) => a - b);
  for (const [index, border] of borders.entries()) {
    const bits = signs.reduce(
      (set, { first, last, bit }) => (first <= border && border <= last ? set | bit : set),
      0,
    );
    table.fill(bits, border, borders[index + 1]);
  }
  for (let code = 0; code < asciiCodes; code++) {
    table[code] = (table[code] ?? 0) | letterOf(code) | (isDigit(code) ? digitBit : 0);
  }
  return table;
}

/**
 * The phrases as an automaton (Aho and Corasick, 1975): whatever has been read, its state is the longest end of that
 * which begins a phrase. States are numbered by where their row begins; one in which a phrase ends is marked.
 */
interface PhraseTable {
  /** For each state and letter, the next state. As small as can be: the less memory, the more of it is at hand. */
  next: Int32Array | Uint16Array;
  /** For each state by its number, the bits of all phrases that end in it. */
  found: Int32Array;
  /** The state at the beginning of a text, which counts as a blank. */
  start: number;
}

function phraseTable(phrases: readonly { phrase: string; bit: number }[]): PhraseTable {
  const mostStates = 1 + phrases.reduce((sum, { phrase }) => sum + phrase.length, 0);
  const table = new Int32Array(mostStates * letterCount);
  const found = new Int32Array(mostStates);
  let going = phrases.map(({ phrase, bit }) => ({ phrase, bit, reached: 0 }));
  let end = letterCount;
  // Letter by letter, not phrase by phrase: the states in which texts are most of the time lie side by side, and the
  // shorter end, on which a state falls back, is complete when it is needed.
  for (let index = 0; going.length > 0; index++) {
    const firstNew = end;
    const added: { state: number; step: number; shorter: number }[] = [];
    for (const one of going) {
      const step = one.reached + letterOf(one.phrase.charCodeAt(index));
      // What stands there from before is where a text goes from the shorter end.
      const shorter = (table[step] ?? 0) & row;
      one.reached = shorter < firstNew ? end : shorter;
      if (one.reached === end) {
        added.push({ state: end, step, shorter });
        table[step] = end;
        end += letterCount;
      }
      if (index === one.phrase.length - 1) addBits(found, one.reached, one.bit);
    }
    for (const { state, step, shorter } of added) {
      addBits(found, state, found[shorter >>> letterBits] ?? 0);
      if (found[state >>> letterBits] !== 0) table[step] = state | foundHere;
    }
    // Only now, for the shorter end may have got new steps as well.
    for (const { state, shorter } of added) table.copyWithin(state, shorter, shorter + letterCount);
    going = going.filter(({ phrase }) => phrase.length > index + 1);
  }
  const next = table.subarray(0, end);
  return { next: end <= codes ? new Uint16Array(next) : next, found, start: next[0] ?? 0 };
}

function addBits(found: Int32Array, state: number, bits: number): void {
  found[state >>> letterBits] = (found[state >>> letterBits] ?? 0) | bits;
}
