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

/** What people put before a time that they have not measured. */
const roughly = /^(?:about|around|approximately|approx\.?|ca\.?) /;
const between = / ?[-–] ?| to /;
/** "1 1/2", "1 and 1/2", "1-1/2", "1½", "1/2", "0.5", "0,5", "20". */
const number = String.raw`(?:\d{1,3}(?: and |[ -])\d/\d|\d{1,3}(?: and | )?[½¼¾⅓⅔]|\d/\d|[½¼¾⅓⅔]|\d{1,6}(?:[.,]\d{1,2})?)`;
const part = (unit: string): string => String.raw`(?:(${number}) ?(?:${unit})(?![a-z])\.?)?`;
const joint = '(?:,? and |, ?| )?';
/** Days, hours, minutes, seconds: each at most once, the greater before the less. */
const parts = new RegExp(
  `^${part('days?|d')}${joint}${part('hours?|hrs?|h')}${joint}${part('minutes?|mins?|m')}${joint}${part('seconds?|secs?|s')}$`,
);
/** The minutes in "1 h 30", which have no unit of their own. */
const minutesBehindHours = /^\d{1,3} ?(?:hours?|hrs?|h)\.? ?[0-5]?\d$/;
/** "20–25 min": the first has the unit of the second, where that has one alone. Of "1 to 2 h 30 min" nobody can tell which. */
const onlyUnit = new RegExp(`^${number} ?([a-z]+\\.?)$`);
const isoDuration = /^p(?:(\d{1,4})d)?(?:t(?:(\d{1,4})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?)?$/;

/**
 * Reads a time as people write it, "1 hour 30 minutes", "20–25 min", "30 min to 1 h", or as ISO 8601 does: `PT1H30M`. A
 * number alone is of minutes. A text is read as a whole or not at all: of "30 min, plus 2 h of rest" nobody can tell
 * which of both is meant.
 *
 * @returns undefined where no time can be read, or none that anybody means: nothing, a span that falls, or more than thirty days
 */
export function readRecipeTime(text: string): RecipeTime | undefined {
  const written = text.trim().toLowerCase().replace(/\s+/g, ' ').replace(roughly, '');
  if (/^\d{1,6}$/.test(written)) return whole(Number(written), Number(written));
  const single = readDuration(written);
  if (single !== undefined) return whole(single, single);
  return readSpan(written);
}

function readSpan(written: string): RecipeTime | undefined {
  const [first, last, ...others] = written.split(between);
  if (first === undefined || last === undefined || others.length > 0) return undefined;
  const to = readDuration(last);
  const from = readDuration(first) ?? readDuration(`${first} ${onlyUnit.exec(last)?.[1]}`);
  return from === undefined || to === undefined || from >= to ? undefined : whole(from, to);
}

/** In minutes. */
function readDuration(written: string): number | undefined {
  const spelled = minutesBehindHours.test(written) ? `${written} min` : written;
  const found = isoDuration.exec(spelled) ?? parts.exec(spelled);
  const [days = 0, hours = 0, minutes = 0, seconds = 0] =
    found?.slice(1).map((value = '') => readNumber(value)) ?? [];
  const time = days * minutesOfDay + hours * minutesOfHour + minutes + seconds / 60;
  return time > 0 && Number.isFinite(time) ? time : undefined;
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
  const time = { from: Math.ceil(from), to: Math.ceil(to) };
  return time.to > 0 && time.to <= longestTime ? time : undefined;
}

/** The sum of what stands side by side: "1", "1 and 1/2", "1½", "0,5". */
function readNumber(text: string): number {
  const fraction = /(?:\d\/\d|[½¼¾⅓⅔])$/.exec(text)?.[0] ?? '';
  const before = text.slice(0, text.length - fraction.length).replace(/ and |[ -]/, '');
  const [above, below] = fraction.split('/');
  const rest = below === undefined ? (vulgarFractions[fraction] ?? 0) : Number(above) / Number(below);
  return Number(before.replace(',', '.')) + rest;
}
