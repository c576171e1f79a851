import { present } from '../ui/presentText.ts';

/** The text of a shop link: the author's, or the default, which names the shop if it is known. */
export function shopText(ctaText: string | undefined, store?: string | undefined): string {
  return present(ctaText) ?? (present(store) ? `Shop at ${present(store)}` : 'Shop now');
}
