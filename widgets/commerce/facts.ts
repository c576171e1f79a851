import type { ProductCardDetail, ProductCardHighlight } from '#schemas/generated/types.ts';
import { present } from '../ui/presentText.ts';

/** Whether a fact has a label, and a value or a link. */
export function saysSomething({ label, value, linkUrl }: ProductCardHighlight | ProductCardDetail): boolean {
  return present(label) !== undefined && (present(value) ?? linkUrl) !== undefined;
}

/** The highlight that links to an affiliate redirect: the certificate of analysis. */
const certificateLabel = 'COA';

/** Whether it is a paid link to a certificate of analysis. */
export function isPaidCertificate({ label, linkUrl }: ProductCardHighlight): boolean {
  return linkUrl !== undefined && label.trim() === certificateLabel;
}
