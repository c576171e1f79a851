import { applePassFile } from '#contracts/drugs/coupon.ts';
import type { WalletPlatform } from '#contracts/drugs/couponCalls.ts';

/** Whose wallet a device has: an Android phone's, or that of anything by Apple. */
export function walletOf(userAgent: string): WalletPlatform | undefined {
  if (/Android/.test(userAgent) && /Mobile/.test(userAgent)) return 'android';
  return /iPad|iPhone|iPod|Macintosh/.test(userAgent) ? 'ios' : undefined;
}

/** The address of a pass as a file, of the JSON of a `Buffer`; undefined where it is none. */
export function passAddress(data: unknown): string | undefined {
  const bytes: unknown = typeof data === 'object' && data !== null && 'data' in data ? data.data : undefined;
  if (!Array.isArray(bytes) || bytes.length === 0 || !bytes.every(isByte)) return undefined;
  return URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: applePassFile.type }));
}

/** The address at which a pass is saved; undefined where what came is no id. */
export function saveAddress(before: string, data: unknown): string | undefined {
  return typeof data === 'string' && /^[\w.-]+$/.test(data) ? before + data : undefined;
}

/** Gives the pass to the phone: a file, or in a new tab that knows nothing of this one. */
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
