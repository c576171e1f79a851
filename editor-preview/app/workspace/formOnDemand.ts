import { onDemand } from '../parts/onDemand.tsx';

/** Loaded while the article opens, so that it is ready for the first keystroke. */
export const BlockForm = onDemand(() => import('../forms/BlockForm.tsx'));
