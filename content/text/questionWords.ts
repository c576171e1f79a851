/** Words of questions. PostgreSQL’s English list of stop words lacks some, such as `much`. */
const questionWords: ReadonlySet<string> = new Set(
  `a about an and any are be been can could did do does doing for from get gets getting got had has have how i if im in is
  it its lot lots many may me might much must my of on ought should so than that the there these this to very was we were
  what whats when where which who whom whose why will with would you your`.split(/\s+/),
);

/** Quoted and excluded words stay, and a text of nothing else. */
export function withoutQuestionWords(query: string): string {
  const parts = query.split('"').map((part, index) => (index % 2 === 1 ? part : withoutThem(part)));
  const shorter = parts.join('"').trim();
  return /[\p{L}\p{N}]/u.test(shorter.replace(/(?<=^|\s)-\S+/gu, '')) ? shorter : query;
}

function withoutThem(text: string): string {
  return text
    .split(' ')
    .filter((word) => !questionWords.has(word.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, '')))
    .join(' ');
}
