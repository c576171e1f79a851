import { callsToActionOfPaidMedia } from './callsToActionOfPaidMedia.ts';
import type { Migration } from './migration.ts';
import { quotesOfTestimonials } from './quotesOfTestimonials.ts';

/** In order: each starts from the previous one's version. */
export const migrations: readonly Migration[] = [callsToActionOfPaidMedia, quotesOfTestimonials];

/** Of the schemas. By default an article has version 1. */
export const presentVersion = migrations.at(-1)?.to ?? 1;
