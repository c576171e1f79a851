import { buttonWith } from './buttons.tsx';
import { smallButton } from './inputs.styles.ts';

/** Apart, because the forms' styles are loaded with the first form. */
export const SmallButton = buttonWith(smallButton);
