import { onDemand } from '../parts/onDemand.tsx';

/** Loaded while the article is being opened: whoever types the first key shall have it. */
export const BlockForm = onDemand(() => import('../forms/BlockForm.tsx'));
