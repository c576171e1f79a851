/** Start, build and tests run this first. */
import path from 'node:path';
import { ensurePlaces } from './ensurePlaces.ts';

ensurePlaces(path.join(import.meta.dirname, '../..'));
