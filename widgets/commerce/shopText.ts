import { present } from '../ui/presentText.ts';

/** The text of the link to a shop: the author's, else ours, which names the shop where it is known. */
export function shopText(ctaText: string | undefined, store?: string | undefined): string {
  return present(ctaText) ?? (present(store) ? `Shop at ${present(store)}` : 'Shop now');
}
