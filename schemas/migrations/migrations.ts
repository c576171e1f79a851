import type { Migration } from './migration.ts';

/** All migrations in order: each begins with the version that the one before it ends with. */
export const migrations: readonly Migration[] = [];
