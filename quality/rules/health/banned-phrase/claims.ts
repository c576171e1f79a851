/** A promise that no health publisher can stand by. */
export interface Claim {
  pattern: RegExp;
  why: string;
  /** Words in front of it, in the same sentence, with which it is none. */
  unless?: RegExp;
  /** Words behind it, in the same sentence, with which it is none. */
  unlessBehind?: RegExp;
  /** Whether the words hardly ever mean anything else: then it is an error, and else a warning. */
  isCertain?: true;
}

/** What is claimed in a language, and how it is denied, doubted or told of others there. */
export interface ClaimsOfLanguage {
  claims: readonly Claim[];
  /** Words in front of a claim, in the same sentence, that turn it around or attribute it to others. */
  turnedAround: RegExp;
  /** What the sentence before a claim ends with that calls it a myth: "Myth 1. Vaccines …". */
  labelled: RegExp;
  /** Words behind it, in the same sentence or the next, that ask, take it back, or say of whom it is true. */
  takenBack: RegExp;
}

/** Why a promise must not be made, and what to write instead. */
export const why = {
  promise:
    'No product and no treatment works for everybody, and regulators punish the promise. Say what studies found, and in whom.',
  safety:
    'Nothing that works is without any risk. Say which side effects are known, and how common they are.',
  approval: 'The FDA does not approve supplements, foods or cosmetics. Say what was tested, and by whom.',
  stopping:
    'Stopping a prescribed medicine can be dangerous. Tell readers to ask their doctor or pharmacist before they stop.',
  refusing:
    'Readers may go without a vaccine or a treatment that they need. Say what guidelines recommend, and for whom.',
  vaccine:
    'Large studies found no such harm. Say which side effects the vaccine has, and how common they are, with a source.',
  hiding: 'No cure is being hidden. Say what is known, and link to the source.',
  child: 'This can kill a child. Say what guidelines advise, and send parents to a doctor.',
  weight: 'No safe diet takes off weight this fast, and trying harms. Say what studies found, and in whom.',
};

/** Where a word begins, in English and Spanish: with all letters of Unicode an expression compiles ten times slower. */
const wordStart = '(?<![a-zà-öø-ÿ\\d])';

/**
 * A claim that contains words of lists.
 *
 * @param expression with `@name` for one of the words of a list
 * @param words the lists, in small letters, with straight apostrophes
 */
export function claim(expression: string, words: Readonly<Record<string, readonly string[]>>): RegExp {
  const source = expression.replace(
    /@(\w+)/g,
    (_, name: string) => `(?:${words[name]?.join('|').replaceAll("'", "['’]")})`,
  );
  return new RegExp(`${wordStart}(?:${source})(?![a-zà-öø-ÿ\\d])`, 'gi');
}

/** Matches wherever a claim does. All begin at the start of a word: asked once for all of them, it takes half the time. */
export function anyClaimOf(languages: readonly ClaimsOfLanguage[]): RegExp {
  const ownStart = /^(?:\\b|\(\?<![^)]*\))/;
  const claims = languages.flatMap((language) => language.claims);
  const sources = claims.map(({ pattern }) => pattern.source.replace(ownStart, ''));
  return new RegExp(`${wordStart}(?:${sources.join('|')})`, 'i');
}
