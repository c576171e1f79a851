/** A promise that no health publisher can stand by. */
export interface Claim {
  pattern: RegExp;
  why: string;
  /** Words in front of it, in the same sentence, with which it is none. */
  unless?: RegExp;
  /** Whether hardly anybody says it otherwise: then it is an error, and else a warning. */
  isCertain?: true;
}

/** What is claimed in a language, and how it is denied, doubted or told of others there. */
export interface ClaimsOfLanguage {
  claims: readonly Claim[];
  /** Matches wherever one of the claims does. */
  anyClaim: RegExp;
  /** Words in front of a claim, in the same sentence, that turn it around or put it into somebody else's mouth. */
  turnedAround: RegExp;
  /** What the sentence before a claim ends with that calls it a myth: "Myth 1. Vaccines …". */
  labelled: RegExp;
  /** Words behind it, in the same sentence or the next, that ask, take it back, or say of whom it is true. */
  takenBack: RegExp;
}

/** Why a promise is none to make. */
export const why = {
  promise:
    'No product and no treatment works for everybody, and regulators punish the promise. Say what studies found, and in whom.',
  safety:
    'Nothing that works is without any risk. Say which side effects are known, and how common they are.',
  approval: 'The FDA does not approve supplements, foods or cosmetics. Say what was tested, and by whom.',
  stopping: 'Stopping a prescribed medicine can be dangerous. Send readers to whoever prescribed it.',
  hiding: 'Nobody hides a cure. Say what is known, and link to where that stands.',
  child: 'This can kill a child. Say what guidelines advise, and send parents to a doctor.',
  weight: 'Nobody loses weight like this, and trying harms. Say what studies found, and in whom.',
};

/**
 * A claim in which certain words stand. Letters are those of English and Spanish: with all letters that there are, an
 * expression takes ten times as long to be made ready as an article to be checked.
 *
 * @param expression with `@name` for one of the words of a list
 * @param words the lists, in small letters, with straight apostrophes
 */
export function claim(expression: string, words: Readonly<Record<string, readonly string[]>>): RegExp {
  const source = expression.replace(
    /@(\w+)/g,
    (_, name: string) => `(?:${words[name]?.join('|').replaceAll("'", "['’]")})`,
  );
  return new RegExp(`(?<![a-zà-öø-ÿ\\d])(?:${source})(?![a-zà-öø-ÿ\\d])`, 'gi');
}
