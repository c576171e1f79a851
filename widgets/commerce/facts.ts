import type { ProductCardDetail, ProductCardHighlight } from '#schemas/generated/types.ts';
import { present } from '../ui/presentText.ts';

/** Whether a fact can be shown: it has a label, and a value or a link. */
export function saysSomething({ label, value, linkUrl }: ProductCardHighlight | ProductCardDetail): boolean {
  return present(label) !== undefined && (present(value) ?? linkUrl) !== undefined;
}

/** The highlight whose link is an affiliate's redirect: the certificate of analysis. */
const certificateLabel = 'COA';

/** Whether it leads to a certificate of analysis, by a link that somebody pays for. */
export function isPaidCertificate({ label, linkUrl }: ProductCardHighlight): boolean {
  return linkUrl !== undefined && label.trim() === certificateLabel;
}
