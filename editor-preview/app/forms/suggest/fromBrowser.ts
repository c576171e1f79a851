import { toolLanguage } from '../../words/words.ts';
import { type Suggest, type Suggestion, suggestFrom } from './suggestion.ts';

// Data from the browser's `Intl`, so that no list of ours goes stale.

const regional = ['en-US', 'en-GB', 'es-US', 'es-MX', 'pt-BR', 'fr-CA', 'zh-Hans', 'zh-Hant'];

export const suggestLanguages: Suggest = suggestFrom(() => {
  languages ??= [...regional, ...namedTags()].map(named);
  return languages;
});
let languages: readonly Suggestion[] | undefined;

export const suggestTimeZones: Suggest = suggestFrom(() => {
  timeZones ??= [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    title: value.replaceAll('_', ' '),
  }));
  return timeZones;
});
let timeZones: readonly Suggestion[] | undefined;

/** All two-letter tags with a name in the browser, canonicalised. */
function namedTags(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = new Intl.DisplayNames(toolLanguage, { type: 'language', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((tag) => names.of(tag) !== undefined && Intl.getCanonicalLocales(tag)[0] === tag);
}

function named(value: string): Suggestion {
  const name = new Intl.DisplayNames(toolLanguage, { type: 'language' }).of(value) ?? value;
  const title = new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? name;
  return { value, title, note: title === name ? value : `${value}, ${name}` };
}
