import { ownValue } from '#contracts/json/ownValue.ts';
import type { PreviewReader } from '#contracts/previewReader.ts';
import type { PageView } from '../pageView/pageView.ts';
import { momentInWords } from '../parts/times.ts';
import { toolLanguage, words } from '../words/words.ts';

export interface ViewDifference {
  readonly name: string;
  readonly label: string;
  readonly without: Partial<PageView>;
}

export function differencesOf({ reader, medium, colours, hasScript }: PageView): ViewDifference[] {
  const reading = (part: Partial<PreviewReader>): Partial<PageView> => ({ reader: { ...reader, ...part } });
  const differences: ViewDifference[] = Object.entries(reader.experiments).map(([name, variant]) => {
    const { [name]: _own, ...experiments } = reader.experiments;
    return {
      name: `experiment ${name}`,
      label: `${experimentInWords(name)}: ${variant}`,
      without: reading({ experiments }),
    };
  });
  if (reader.country !== undefined) {
    const label = countryInWords(reader.country);
    differences.push({ name: 'country', label, without: reading({ country: undefined }) });
  }
  if (reader.at !== undefined)
    differences.push({ name: 'at', label: momentInWords(reader.at), without: reading({ at: undefined }) });
  if (medium === 'print')
    differences.push({ name: 'print', label: words.view.difference.print, without: { medium: 'screen' } });
  else if (colours !== 'system') {
    const label = words.view.difference[colours];
    differences.push({ name: 'colours', label, without: { colours: 'system' } });
  }
  if (!hasScript)
    differences.push({ name: 'script', label: words.view.difference.noScript, without: { hasScript: true } });
  return differences;
}

/** An experiment of an article's own, such as `newIntro`, as `New intro`. */
export function experimentInWords(name: string): string {
  const known = ownValue(words.view.experiments, name);
  if (typeof known === 'string') return known;
  const text = name
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const countryNames = new Intl.DisplayNames(toolLanguage, { type: 'region', fallback: 'code' });

export function countryInWords(code: string): string {
  return countryNames.of(code) ?? code;
}
