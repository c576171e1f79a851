import { applePassFile } from '#contracts/drugs/coupon.ts';
import type { WalletPlatform } from '#contracts/drugs/couponCalls.ts';

export function walletOf(userAgent: string): WalletPlatform | undefined {
  if (/Android/.test(userAgent) && /Mobile/.test(userAgent)) return 'android';
  return /iPad|iPhone|iPod|Macintosh/.test(userAgent) ? 'ios' : undefined;
}

/** An object URL of a pass, from the JSON of a `Buffer`; undefined if it is invalid. */
export function passAddress(data: unknown): string | undefined {
  const bytes: unknown = typeof data === 'object' && data !== null && 'data' in data ? data.data : undefined;
  if (!Array.isArray(bytes) || bytes.length === 0 || !bytes.every(isByte)) return undefined;
  return URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: applePassFile.type }));
}

/** The address that saves a pass; undefined if the response is not an id. */
export function saveAddress(prefix: string, data: unknown): string | undefined {
  return typeof data === 'string' && /^[\w.-]+$/.test(data) ? prefix + data : undefined;
}

/** Opens the pass: as a file, or in a new tab without an opener. */
export function openPass(platform: WalletPlatform, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  if (platform === 'ios') link.download = applePassFile.name;
  else Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
  link.click();
}

function isByte(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 256;
}
