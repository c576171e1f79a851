import { codeLines } from '#contracts/drugs/coupon.ts';
import { sampleNote } from '#contracts/drugs/facts.ts';
import { formatUsd } from '#contracts/drugs/priceCard.ts';
import type { CouponToSend } from '../couponToSend.ts';
import { adviceOf, offerLines, type Sender } from '../couponWords.ts';
import type { PassIdentity } from './appleIdentity.ts';
import { passSerial } from './passSerial.ts';

/** Icon at normal density, in pixels, as Apple requires. */
const size = 29;
const densities = [1, 2, 3] as const;
const ground = [11, 79, 72] as const;
const ink = [255, 255, 255] as const;

let drawn: Promise<Record<string, Buffer>> | undefined;

function passPictures(): Promise<Record<string, Buffer>> {
  drawn ??= draw();
  return drawn;
}

async function draw(): Promise<Record<string, Buffer>> {
  const { boundedSharp } = await import('#platform/boundedSharp.ts');
  const pictures = densities.map(async (density) => {
    const width = size * density;
    const raw = { width, height: width, channels: 3 } as const;
    const picture = await boundedSharp(capsule(width), { raw }).png().toBuffer();
    const suffix = density === 1 ? '' : `@${density}x`;
    return [
      [`icon${suffix}.png`, picture],
      [`logo${suffix}.png`, picture],
    ] as const;
  });
  return Object.fromEntries((await Promise.all(pictures)).flat());
}

function capsule(width: number): Buffer {
  const pixels: number[] = [];
  for (let row = 0; row < width; row++)
    for (let column = 0; column < width; column++)
      pixels.push(...(isInCapsule((column + 0.5) / width, (row + 0.5) / width) ? ink : ground));
  return Buffer.from(pixels);
}

/** A thick diagonal line in the unit square, with round ends and a gap in the middle. */
function isInCapsule(x: number, y: number): boolean {
  const along = (x + (1 - y)) / 2 - 0.5;
  const aside = (x - (1 - y)) / 2;
  const beyond = Math.max(0, Math.abs(along) - 0.17);
  const isGap = Math.abs(along) < 0.02;
  return !isGap && beyond ** 2 + aside ** 2 < 0.13 ** 2;
}

interface PassField {
  key: string;
  label: string;
  value: string;
}

/** It stays on the phone, so it may name the medicine. */
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
