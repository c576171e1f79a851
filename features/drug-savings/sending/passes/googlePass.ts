import type { KeyObject } from 'node:crypto';
import { sampleNote } from '../../../../contracts/drugs/facts.ts';
import { formatUsd } from '../../../../contracts/drugs/priceCard.ts';
import type { CouponToSend } from '../couponToSend.ts';
import { codeLines, type Sender } from '../couponWords.ts';
import { passSerial } from './passSerial.ts';

/** Who signs passes for Google's wallet. */
export interface PassSigner {
  /** The address of the service account. */
  email: string;
  key: KeyObject;
  /** Of the publisher's account for passes. */
  issuer: string;
}

/** What Google gets of a coupon: that it is one, and not for which medicine. */
export function googlePassPayload(
  { codes, offer }: CouponToSend,
  { name, isSample }: Sender,
  issuer: string,
) {
  const classId = `${issuer}.pharmacy-coupon`;
  const shown = (value: string) => ({ defaultValue: { language: 'en-US', value } });
  const lines = [
    ...(offer ? ([['Price', formatUsd(offer.amount)]] as const) : []),
    ...codeLines(codes),
    ...(isSample ? ([['Please note', sampleNote]] as const) : []),
  ];
  return {
    genericClasses: [{ id: classId }],
    genericObjects: [
      {
        id: `${issuer}.${passSerial(codes.id)}`,
        classId,
        state: 'ACTIVE',
        hexBackgroundColor: '#0b4f48',
        cardTitle: shown(name),
        header: shown(offer?.retailer ?? 'Pharmacy coupon'),
        subheader: shown('Pharmacy coupon'),
        textModulesData: lines.map(([header, body], index) => ({ id: `l${index}`, header, body })),
      },
    ],
  };
}

/** What Google's address for saving a pass ends with. */
export async function googleSaveId(
  payload: ReturnType<typeof googlePassPayload>,
  { email, key }: PassSigner,
  origin: string,
): Promise<string> {
  const { SignJWT } = await import('jose');
  return new SignJWT({ typ: 'savetowallet', origins: [origin], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience('google')
    .setIssuedAt()
    .sign(key);
}
