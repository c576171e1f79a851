/** Colours of people: white initials are readable on each, and each is distinct from page backgrounds. */
export const personColours = [
  '#0b6e4f',
  '#7a3e9d',
  '#a63a1e',
  '#1f5fa8',
  '#8a5a00',
  '#a3256b',
  '#46606e',
  '#4a6b12',
] as const;

export const initialsColour = '#ffffff';

/** Each person's own colour, or the next free one. `people` are ids in order of arrival. */
export function coloursOf(people: readonly string[]): ReadonlyMap<string, string> {
  const colours = new Map<string, string>();
  const taken = new Set<number>();
  for (const person of people) {
    const own = numberOf(person) % personColours.length;
    const steps = personColours.map((_, step) => (own + step) % personColours.length);
    const index = steps.find((step) => !taken.has(step)) ?? own;
    taken.add(index);
    colours.set(person, personColours[index] ?? personColours[0]);
  }
  return colours;
}

/** The same for a person in every window. */
function numberOf(person: string): number {
  let number = 0;
  for (const sign of person) number = (number * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return number;
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word = '') => [...word][0] ?? '',
  );
  return letters.join('').toUpperCase();
}
