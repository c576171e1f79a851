import { gap, type ReadIngredient } from './amounts.ts';

const kinds = 'small|medium|large|big|ripe|fresh|whole|red|yellow|white|green|brown|sweet|bell';
/** Only names that countable things have in recipes, with a regular plural. */
const names =
  'apple|avocado|banana|beet|carrot|cucumber|egg|eggplant|lemon|lime|onion|orange|parsnip|pear|pepper|potato|scallion|shallot|tomato|zucchini';
/** "large onion, finely chopped", "lemons, their juice". Not "egg white". */
const countedName = new RegExp(
  `^(${gap}(?:(?:${kinds})${gap})*)(${names})((?:e?s)?)(?=,|$)(?:(,${gap})(its|their)(?= ))?`,
  'i',
);

/** Gives a countable thing with a known plural the number of its amount: "1 lemon, its juice", "2 lemons, their juice". */
export function withCountedName(read: ReadIngredient): ReadIngredient {
  const { parts, scaling } = read;
  const last = parts.at(-1);
  if (!last || (scaling !== 'one' && scaling !== 'several')) return read;
  const [whole, kind = '', name = '', ending = '', comma = '', owner = ''] =
    countedName.exec(last.text) ?? [];
  // "1 carrots" is not understood, "2 carrot" neither.
  if (whole === undefined || (ending !== '') !== (scaling === 'several')) return read;
  const several = `${name}${/(?:potato|tomato)$/i.test(name) ? 'es' : 's'}`;
  return {
    parts: [
      ...parts.slice(0, -1),
      { text: kind },
      { text: name + ending, one: name, several },
      ...(owner === '' ? [] : [{ text: comma }, { text: owner, one: 'its', several: 'their' }]),
      { text: last.text.slice(whole.length) },
    ],
    scaling: 'always',
  };
}
