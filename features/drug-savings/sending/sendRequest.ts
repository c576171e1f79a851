import type { SendWish, WalletPlatform } from '#contracts/drugs/couponCalls.ts';
import { isRecord } from '#contracts/json/isRecord.ts';

/** What is posted: what is wished, and the work that was done for it. */
export type SendRequest = SendWish & { recaptcha: string };

/** Every field that there is. */
export const sendFields = ['recaptcha', 'couponID', 'sendType', 'platform', 'email', 'phoneNumber'] as const;

/** The field that comes with each type, and with no other. */
const fieldOf: Readonly<Record<SendWish['sendType'], string>> = {
  wallet: 'platform',
  email: 'email',
  textMessage: 'phoneNumber',
};

const platforms: readonly WalletPlatform[] = ['ios', 'android'];
const isPlatform = (value: unknown) => platforms.some((platform) => platform === value);

/** In characters: work is the longest of them. */
const longestText = 4_096;

/** Whether something is a wish with all that belongs to it, and nothing else. */
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

/** The key of a request, by which it is known when it comes again; undefined where it is no UUID. */
export function idempotencyKeyOf(header: string): string | undefined {
  const key = header.trim().toLowerCase();
  return uuid.test(key) ? key : undefined;
}
