import experiments from './experiments/feature.ts';
import type { Feature } from './feature.ts';

/** The one list of features, in the order in which they are opened and answer. */
export const features: readonly Feature[] = [experiments];
