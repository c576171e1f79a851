/** Not committed: start, build, checks and tests run this first. */
import { ensureGenerated } from './ensureGenerated.ts';

await ensureGenerated(new URL('../../schemas/', import.meta.url));
