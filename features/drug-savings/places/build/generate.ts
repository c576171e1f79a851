/** Writes the file of all ZIPs where it is missing or stale. Whatever needs it (start, build, tests) runs this first. */
import path from 'node:path';
import { ensurePlaces } from './ensurePlaces.ts';

ensurePlaces(path.join(import.meta.dirname, '../../../..'));
