/**
 * Writes everything that follows from the schemas into `schemas/generated/`, where it is missing or stale. Nothing of
 * it is committed: whatever needs it (`npm start`, build, checks, tests) runs this first.
 */
import { ensureGenerated } from './ensureGenerated.ts';

await ensureGenerated(new URL('../', import.meta.url));
