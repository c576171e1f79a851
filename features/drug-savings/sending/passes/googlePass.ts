import type { KeyObject } from 'node:crypto';
import { codeLines } from '#contracts/drugs/coupon.ts';
import { sampleNote } from '#contracts/drugs/facts.ts';
import { formatUsd, shownPharmacy } from '#contracts/drugs/priceCard.ts';
import type { CouponToSend } from '../couponToSend.ts';
import type { CouponLine, Sender } from '../couponWords.ts';
import { passSerial } from './passSerial.ts';

export interface PassSigner {
  email: string;
  key: KeyObject;
  issuer: string;
}

export function googlePassLines({ codes, offer }: CouponToSend, { isSample }: Sender): readonly CouponLine[] {
  return [
    ...(offer ? [['Price', formatUsd(offer.amount)] as const] : []),
    ...codeLines(codes),
    ...(isSample ? [['Please note', sampleNote] as const] : []),
  ];
}

export function googlePassPayload(coupon: CouponToSend, sender: Sender, issuer: string) {
  const { codes, offer } = coupon;
  const classId = `${issuer}.pharmacy-coupon`;
  const shown = (value: string) => ({ defaultValue: { language: 'en-US', value } });
  return {
    genericClasses: [{ id: classId }],
    genericObjects: [
      {
        id: `${issuer}.${passSerial(codes.id)}`,
        classId,
        state: 'ACTIVE',
        hexBackgroundColor: '#0b4f48',
        cardTitle: shown(sender.name),
        header: shown(offer ? shownPharmacy(offer.retailer) : 'Pharmacy coupon'),
        subheader: shown('Pharmacy coupon'),
        textModulesData: googlePassLines(coupon, sender).map(([header, body], index) => ({
          id: `l${index}`,
          header,
          body,
        })),
      },
    ],
  };
}

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
