import { codeLines } from '#contracts/drugs/coupon.ts';
import { sampleNote } from '#contracts/drugs/facts.ts';
import { formatUsd } from '#contracts/drugs/priceCard.ts';
import type { CouponToSend } from '../couponToSend.ts';
import { adviceOf, offerLines, type Sender } from '../couponWords.ts';
import type { PassIdentity } from './appleIdentity.ts';
import { passPictures } from './passPictures.ts';
import { passSerial } from './passSerial.ts';

/** A field of an Apple pass, by Apple's names. */
interface PassField {
  key: string;
  label: string;
  value: string;
}

/** Content of a pass. It stays on the phone, so it may name the medicine. */
export function applePassContent(
  coupon: CouponToSend,
  { name, isSample }: Sender,
  { type, team }: Pick<PassIdentity, 'type' | 'team'>,
) {
  const { codes, medicine, offer } = coupon;
  return {
    formatVersion: 1,
    passTypeIdentifier: type,
    teamIdentifier: team,
    organizationName: name,
    description: 'Pharmacy coupon',
    logoText: name,
    // Saving twice updates the same pass; the number gives access to nothing.
    serialNumber: passSerial(codes.id),
    sharingProhibited: true,
    backgroundColor: 'rgb(11, 79, 72)',
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(215, 235, 230)',
    coupon: {
      headerFields: offer ? [field('price', 'Price', formatUsd(offer.amount))] : [],
      primaryFields: [field('at', offer ? 'Pharmacy' : 'Coupon', offer?.retailer ?? 'Show at the pharmacy')],
      secondaryFields: medicine ? [field('medicine', medicine.dosage, medicine.name)] : [],
      auxiliaryFields: codeLines(codes).map(([label, value], index) => field(`code-${index}`, label, value)),
      backFields: [
        ...(isSample ? [field('sample', 'Please note', sampleNote)] : []),
        ...offerLines(coupon).map(([label, value], index) => field(`offer-${index}`, label, value)),
        ...codeLines(codes).map(([label, value], index) => field(`back-code-${index}`, label, value)),
        field('advice', 'At the counter', adviceOf(coupon).join('\n')),
      ],
    },
  };
}

/** A signed Apple Wallet pass, as a file. */
export async function applePass(
  content: ReturnType<typeof applePassContent>,
  { certificate, key, issuer }: PassIdentity,
): Promise<Buffer> {
  const { PKPass } = await import('passkit-generator');
  const files = { 'pass.json': Buffer.from(JSON.stringify(content)), ...(await passPictures()) };
  return new PKPass(files, { wwdr: issuer, signerCert: certificate, signerKey: key }).getAsBuffer();
}

function field(key: string, label: string, value: string): PassField {
  return { key, label, value };
}
