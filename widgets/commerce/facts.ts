import type { ProductCardDetail, ProductCardHighlight } from '../../schemas/generated/types.ts';
import { present } from '../ui/presentText.ts';

/** Whether a fact can be shown: it has a label, and a value or a link. */
export function saysSomething({ label, value, linkUrl }: ProductCardHighlight | ProductCardDetail): boolean {
  return present(label) !== undefined && (present(value) ?? linkUrl) !== undefined;
}
