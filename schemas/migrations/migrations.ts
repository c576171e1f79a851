import { callsToActionOfPaidMedia } from './callsToActionOfPaidMedia.ts';
import type { Migration } from './migration.ts';
import { quotesOfTestimonials } from './quotesOfTestimonials.ts';

/** All migrations in order: each begins with the version that the one before it ends with. */
export const migrations: readonly Migration[] = [callsToActionOfPaidMedia, quotesOfTestimonials];

/** The version of the contract that the schemas describe. An article that names none is taken for one of version 1. */
export const presentVersion = migrations.at(-1)?.to ?? 1;
