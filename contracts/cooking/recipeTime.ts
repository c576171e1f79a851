/** How long something takes, in minutes: between two numbers, which are the same where it is one. */
export interface RecipeTime {
  from: number;
  to: number;
}

const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/** More is no time that anybody cooks, and was not meant: thirty days, in minutes. */
const longestTime = 30 * minutesOfDay;

const vulgarFractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

const number = String.raw`\d{1,6}(?:[.,]\d{1,3})?(?: ?[½¼¾⅓⅔]| \d/\d)?|\d/\d|[½¼¾⅓⅔]`;
const unit = `(?<unit>d|days?|h|hrs?|hours?|m|mins?|minutes?|s|secs?|seconds?)(?![a-z])`;
const part = new RegExp(`(?<from>${number})(?: ?(?:-|–|to) ?(?<to>${number}))? ?${unit}\\.?`, 'gi');
const isoDuration = /^P(?:\d+(?:\.\d+)?D)?(?:T(?:\d+(?:\.\d+)?[HMS])+)?$/i;

/** The minutes in "1 h 30", which have no unit of their own. */
const minutesBehindHours = /h(?:rs?|ours?)?\.? ?\d{1,2}$/i;

/**
 * Reads a time as people write it, "1 hour 30 minutes", "20–25 min", "1 ½ h", or as ISO 8601 does: `PT1H30M`. A number
 * alone is of minutes.
 *
 * @returns undefined where no time can be read, or none that anybody means: nothing, or more than thirty days
 */
export function readRecipeTime(text: string): RecipeTime | undefined {
  const written = text.trim();
  if (/^\d{1,6}$/.test(written)) return whole(Number(written), Number(written));
  const spaced = isoDuration.test(written)
    ? written.replace(/[PT]/gi, ' ')
    : written.replace(minutesBehindHours, '$& min');
  let from = 0;
  let to = 0;
  for (const { groups = {} } of spaced.matchAll(part)) {
    const minutes = minutesOf(groups.unit ?? '');
    const least = readNumber(groups.from ?? '') * minutes;
    from += least;
    to += groups.to === undefined ? least : readNumber(groups.to) * minutes;
  }
  return whole(from, to);
}

/** As readers see it, in digits with h and min alone: "1 h 30 min", "2–3 h". */
export function recipeTimeText({ from, to }: RecipeTime): string {
  if (from === to) return inHours(from);
  const areHours = from % minutesOfHour === 0 && to % minutesOfHour === 0;
  if (areHours) return `${from / minutesOfHour}–${to / minutesOfHour} h`;
  return to < 2 * minutesOfHour ? `${from}–${to} min` : `${inHours(from)}–${inHours(to)}`;
}

/** As ISO 8601 has it, `PT1H30M`: for browsers and search engines, which know one number. Of two, the greater counts. */
export function isoRecipeTime({ to }: RecipeTime): string {
  const hours = Math.floor(to / minutesOfHour);
  const minutes = to % minutesOfHour;
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}`;
}

function inHours(minutes: number): string {
  const hours = Math.floor(minutes / minutesOfHour);
  const rest = minutes % minutesOfHour;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** Seconds count as the minute that they begin. */
function whole(from: number, to: number): RecipeTime | undefined {
  const time = { from: Math.ceil(Math.min(from, to)), to: Math.ceil(Math.max(from, to)) };
  return time.to > 0 && time.to <= longestTime ? time : undefined;
}

function minutesOf(name: string): number {
  switch (name[0]?.toLowerCase()) {
    case 'd':
      return minutesOfDay;
    case 'h':
      return minutesOfHour;
    case 's':
      return 1 / 60;
    default:
      return 1;
  }
}

/** The sum of what stands side by side: "1", "1 1/2", "1½", "0,5". */
function readNumber(text: string): number {
  const fraction = /(?:\d\/\d|[½¼¾⅓⅔])$/.exec(text)?.[0] ?? '';
  const before = Number(text.slice(0, text.length - fraction.length).replace(',', '.'));
  const [above, below] = fraction.split('/');
  const rest = below === undefined ? (vulgarFractions[fraction] ?? 0) : Number(above) / Number(below);
  return before + (Number.isFinite(rest) ? rest : 0);
}
