/** A duration in minutes, from a minimum to a maximum; equal if it is one number. */
export interface RecipeTime {
  from: number;
  to: number;
}

const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/** Longer times are mistakes: thirty days, in minutes. */
const longestTime = 30 * minutesOfDay;

const vulgarFractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

const roughly =
  /^(?:about|around|approximately|approx\.?|ca\.?|un[oa]s|aproximadamente|aprox\.?|alrededor de|cerca de) /;
const between = / ?[-–] ?| to | a /;
const wordings: readonly (readonly [RegExp, string])[] = [
  [/^(?:between|entre) (.+) (?:and|y) /, '$1 to '],
  [/^(?:from|de) (?=\S+ .*(?:to|a) )/, ''],
  [/\b(?:half an hour|media hora)\b/g, '30 min'],
  [/\b(?:a quarter of an hour|(?:un )?cuarto de hora)\b/g, '15 min'],
  [/\b(?:three quarters of an hour|tres cuartos de hora)\b/g, '45 min'],
  [/\b(?:an?|one|una?)(?= (?:hour|day|week|hora|d[ií]a|semana|minut))/g, '1'],
  [/^hora(?= y )/, '1 hora'],
  [/(?<=\b(?:hours?|horas?|h)) (?:and a half|y media)\b/g, ' 30 min'],
  [/(?<=\b(?:hours?|horas?|h)) (?:and a quarter|y cuarto)\b/g, ' 15 min'],
];
/** "1 1/2", "1 and 1/2", "1-1/2", "1½", "1/2", "0.5", "0,5", "20". */
const number = String.raw`(?:\d{1,3}(?: and | y |[ -])\d/\d|\d{1,3}(?: and | y | )?[½¼¾⅓⅔]|\d/\d|[½¼¾⅓⅔]|\d{1,6}(?:[.,]\d{1,2})?)`;
const part = (unit: string): string => String.raw`(?:(${number}) ?(?:${unit})(?!\p{L})\.?)?`;
const joint = '(?:,? (?:and|y) |, ?| )?';
const hour = 'hours?|hrs?|h|horas?';
const parts = new RegExp(
  `^${part('weeks?|semanas?')}${joint}${part('days?|d|d[ií]as?')}${joint}${part(hour)}${joint}` +
    `${part('minutes?|mins?|m|minutos?')}${joint}${part('seconds?|secs?|s|segundos?|segs?')}$`,
  'u',
);
const minutesBehindHours = new RegExp(String.raw`^\d{1,3} ?(?:${hour})\.? ?[0-5]?\d$`);
/** "20–25 min": the first number takes the second's only unit. "1 to 2 h 30 min" is ambiguous. */
const onlyUnit = new RegExp(String.raw`^${number} ?(\p{L}+\.?)$`, 'u');
const isoPart = (letter: string): string => String.raw`(?:(\d{1,6}(?:[.,]\d{1,6})?)${letter})?`;
/** No years and months, whose length varies, except zeros: `P0Y0M0DT1H30M0S`. */
const isoDuration = new RegExp(
  String.raw`^\+?p(?:0+y)?(?:0+m)?${isoPart('w')}${isoPart('d')}(?:t${isoPart('h')}${isoPart('m')}${isoPart('s')})?$`,
);

/**
 * "1 hour 30 minutes", "20–25 min", "1 hora y media", or ISO 8601. A bare number is minutes.
 * Undefined for an ambiguous part, a falling range, or more than thirty days.
 */
export function readRecipeTime(text: string): RecipeTime | undefined {
  const plain = text.trim().toLowerCase().normalize('NFC').replace(/\s+/g, ' ').replace(roughly, '');
  const written = wordings.reduce((replaced, [words, digits]) => replaced.replace(words, digits), plain);
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

function readDuration(written: string): number | undefined {
  const spelled = minutesBehindHours.test(written) ? `${written} min` : written;
  const found = isoDuration.exec(spelled) ?? parts.exec(spelled);
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    found?.slice(1).map((value = '') => readNumber(value)) ?? [];
  const time = (weeks * 7 + days) * minutesOfDay + hours * minutesOfHour + minutes + seconds / 60;
  return time > 0 && Number.isFinite(time) ? time : undefined;
}

/** For readers: "1 h 30 min", "2–3 h". */
export function recipeTimeText({ from, to }: RecipeTime): string {
  if (from === to) return inHours(from);
  const areHours = from % minutesOfHour === 0 && to % minutesOfHour === 0;
  if (areHours) return `${from / minutesOfHour}–${to / minutesOfHour} h`;
  return to < 2 * minutesOfHour ? `${from}–${to} min` : `${inHours(from)}–${inHours(to)}`;
}

/** ISO 8601, `PT1H30M`, for search engines. Of a range, the maximum. */
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

/** Rounds seconds up to minutes. */
function whole(from: number, to: number): RecipeTime | undefined {
  const time = { from: Math.ceil(from), to: Math.ceil(to) };
  return time.to > 0 && time.to <= longestTime ? time : undefined;
}

function readNumber(text: string): number {
  const fraction = /(?:\d\/\d|[½¼¾⅓⅔])$/.exec(text)?.[0] ?? '';
  const leading = text.slice(0, text.length - fraction.length).replace(/ and | y |[ -]/, '');
  const [above, below] = fraction.split('/');
  const rest = below === undefined ? (vulgarFractions[fraction] ?? 0) : Number(above) / Number(below);
  return Number(leading.replace(',', '.')) + rest;
}
