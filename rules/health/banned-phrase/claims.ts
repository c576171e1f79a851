export interface Claim {
  pattern: RegExp;
  why: string;
  unless?: RegExp;
  unlessBehind?: RegExp;
  /** Whether the words are nearly unambiguous: an error instead of a warning. */
  isCertain?: true;
}

export interface ClaimsOfLanguage {
  claims: readonly Claim[];
  turnedAround: RegExp;
  /** The end of the previous sentence that labels a claim as a myth: "Myth 1. Vaccines …". */
  labelled: RegExp;
  takenBack: RegExp;
}

export const why = {
  promise:
    'No product or treatment works for everyone, and regulators penalize this claim. Say what studies found, and in whom.',
  safety: 'Every effective treatment has risks. List the known side effects, and how common they are.',
  approval: 'The FDA does not approve supplements, foods or cosmetics. Say what was tested, and by whom.',
  stopping:
    'Stopping a prescribed medicine can be dangerous. Tell readers to ask their doctor or pharmacist before they stop.',
  refusing:
    'Readers may go without a vaccine or a treatment that they need. Say what guidelines recommend, and for whom.',
  vaccine:
    'Large studies found no such harm. Say which side effects the vaccine has, and how common they are, with a source.',
  hiding: 'No cure is being hidden. Say what is known, and link to the source.',
  child: 'This can kill a child. Say what guidelines advise, and send parents to a doctor.',
  weight:
    'No safe diet reduces weight this fast, and trying it is harmful. Say what studies found, and in whom.',
};

/** With all Unicode letters the expression compiles ten times slower. */
const wordStart = '(?<![a-zà-öø-ÿ\\d])';

/**
 * @param expression with `@name` for one of the words of a list
 * @param words the lists, in lower case, with straight apostrophes
 */
export function claim(expression: string, words: Readonly<Record<string, readonly string[]>>): RegExp {
  const source = expression.replace(
    /@(\w+)/g,
    (_, name: string) => `(?:${words[name]?.join('|').replaceAll("'", "['’]")})`,
  );
  return new RegExp(`${wordStart}(?:${source})(?![a-zà-öø-ÿ\\d])`, 'gi');
}

/** Matches where any claim does. All start at a word, so one shared word start halves the time. */
export function anyClaimOf(languages: readonly ClaimsOfLanguage[]): RegExp {
  const ownStart = /^(?:\\b|\(\?<![^)]*\))/;
  const claims = languages.flatMap((language) => language.claims);
  const sources = claims.map(({ pattern }) => pattern.source.replace(ownStart, ''));
  return new RegExp(`${wordStart}(?:${sources.join('|')})`, 'i');
}
