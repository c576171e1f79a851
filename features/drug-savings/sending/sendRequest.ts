import type { SendWish, WalletPlatform } from '#contracts/drugs/couponCalls.ts';
import { isRecord } from '#contracts/json/isRecord.ts';

export type SendRequest = SendWish & { recaptcha: string };

export const sendFields = ['recaptcha', 'couponID', 'sendType', 'platform', 'email', 'phoneNumber'] as const;

/** Required for its type; other types must not have it. */
const fieldOf: Readonly<Record<SendWish['sendType'], string>> = {
  wallet: 'platform',
  email: 'email',
  textMessage: 'phoneNumber',
};

const platforms: readonly WalletPlatform[] = ['ios', 'android'];
const isPlatform = (value: unknown) => platforms.some((platform) => platform === value);

/** In characters: the proof of work is the longest field. */
const longestText = 4_096;

export function isSendRequest(value: unknown): value is SendRequest {
  if (!isRecord(value) || !isSendType(value.sendType)) return false;
  const own = fieldOf[value.sendType];
  const expected = ['couponID', 'recaptcha', 'sendType', own];
  return (
    Object.keys(value).length === expected.length &&
    expected.every((name) => isText(value[name])) &&
    (own !== 'platform' || isPlatform(value.platform))
  );
}

function isSendType(value: unknown): value is SendWish['sendType'] {
  return typeof value === 'string' && Object.hasOwn(fieldOf, value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= longestText;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function idempotencyKeyOf(header: string): string | undefined {
  const key = header.trim().toLowerCase();
  return uuid.test(key) ? key : undefined;
}
