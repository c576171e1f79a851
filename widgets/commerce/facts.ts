import type { ProductCardDetail, ProductCardHighlight } from '#schemas/generated/types.ts';
import { present } from '../ui/presentText.ts';

export function hasFact({ label, value, linkUrl }: ProductCardHighlight | ProductCardDetail): boolean {
  return present(label) !== undefined && (present(value) ?? linkUrl) !== undefined;
}

const certificateLabel = 'COA';

export function isPaidCertificate({ label, linkUrl }: ProductCardHighlight): boolean {
  return linkUrl !== undefined && label.trim() === certificateLabel;
}
