/** A test compares it with `schemas/outside-payload.json`. Loaded after a page, so without a validator. */

import { countryCode } from '../countryCode.ts';
import { isRecord } from '../json/isRecord.ts';

/** Twelve topics, coarse enough that none reveals an illness. */
export const coarseCategories = [
  'aging',
  'beauty',
  'family',
  'fitness',
  'food',
  'home',
  'lifestyle',
  'news',
  'parenting',
  'shopping',
  'sleep',
  'wellness',
] as const;

export type CoarseCategory = (typeof coarseCategories)[number];

export const referrerClasses = ['none', 'own', 'google', 'bing', 'duckduckgo', 'yahoo', 'other'] as const;

export type ReferrerClass = (typeof referrerClasses)[number];

export const breakpointNames = ['mobile', 'tablet', 'desktop'] as const;

export interface ConsentStrings {
  gdprApplies: boolean;
  /** Whether ads must not use storage: no consent string permits it. */
  limitedAds: boolean;
  tc?: string;
  gpp?: string;
  usp?: string;
}

export interface OutsidePayload {
  slot?: string;
  sizes?: [number, number][];
  breakpoint?: (typeof breakpointNames)[number];
  country?: string;
  language?: string;
  category?: CoarseCategory;
  referrer?: ReferrerClass;
  /** Random for each page view, 1 to 100. */
  number?: number;
  consent?: ConsentStrings;
  /** Addresses of a sponsor's tracking pixels; only for the pixel frame. */
  pixels?: string[];
}

export const allowedFields = {
  partner: [
    'slot',
    'sizes',
    'breakpoint',
    'country',
    'language',
    'category',
    'referrer',
    'number',
    'consent',
  ],
  tool: ['sizes', 'breakpoint', 'country', 'language', 'consent'],
  pixels: ['pixels'],
} as const satisfies Readonly<Record<string, readonly (keyof OutsidePayload)[]>>;

export type FrameKind = keyof typeof allowedFields;

type Check = (value: unknown) => boolean;

const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value);
const like =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const flag: Check = (value) => typeof value === 'boolean';

const pixels = whole(1, 2000);
const size: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(pixels);

const picture: Check = (value) =>
  typeof value === 'string' && value.length <= 2048 && /^https:\/\/[^\s"'<>\\]+$/.test(value);

const consentChecks: Readonly<Record<keyof ConsentStrings, Check>> = {
  gdprApplies: flag,
  limitedAds: flag,
  tc: like(/^[\w-]{20,1000}(?:\.[\w-]{2,1000}){0,3}$/),
  gpp: like(/^[\w-]{4,200}(?:~[\w.-]{2,300}){1,4}$/),
  usp: like(/^1(?:---|[YN][YN][YN])$/),
};

const checks: Readonly<Record<keyof OutsidePayload, Check>> = {
  slot: like(/^[DM](?:LB|MR)\d$/),
  sizes: (value) => Array.isArray(value) && value.length >= 1 && value.length <= 10 && value.every(size),
  breakpoint: oneOf(breakpointNames),
  country: like(countryCode),
  language: like(/^[a-z]{2,3}(?:-[A-Z]{2})?$/),
  category: oneOf(coarseCategories),
  referrer: oneOf(referrerClasses),
  number: whole(1, 100),
  consent: (value) => isRecord(value) && flag(value.gdprApplies) && flag(value.limitedAds),
  pixels: (value) => Array.isArray(value) && value.length >= 1 && value.length <= 20 && value.every(picture),
};

/** The allowed facts for a frame: other keys and invalid values are dropped. */
export function outsidePayload(
  facts: Readonly<Record<string, unknown>>,
  frame: FrameKind = 'partner',
): OutsidePayload {
  const listed: readonly string[] = allowedFields[frame];
  const offered = Object.fromEntries(Object.entries(facts).filter(([key]) => listed.includes(key)));
  const taken = onTheList<OutsidePayload>(offered, checks);
  const { consent } = taken;
  if (!consent) return taken;
  const { gdprApplies, limitedAds } = consent;
  return {
    ...taken,
    consent: { ...onTheList<ConsentStrings>({ ...consent }, consentChecks), gdprApplies, limitedAds },
  };
}

function onTheList<List extends object>(
  facts: Readonly<Record<string, unknown>>,
  list: Readonly<Record<keyof List & string, Check>>,
): Partial<List> {
  const checked: readonly [string, Check][] = Object.entries(list);
  const taken = checked.filter(([key, check]) => Object.hasOwn(facts, key) && check(facts[key]));
  // Each value passed the check of its key.
  return Object.fromEntries(taken.map(([key]) => [key, facts[key]])) as Partial<List>;
}
