import { onboardingAttribute } from '../../contracts/auth.ts';
import type { Piece } from '../../shell/page/pieces.ts';
import { offeredProviders } from './shown.ts';

/** Where members are welcomed: nothing, until it is known that the reader is one. */
const onboardingPlace: Piece = ({ site: { configuration } }) =>
  configuration.auth?.onboarding && offeredProviders(configuration).length > 0
    ? `<span ${onboardingAttribute} hidden></span>`
    : '';

export default onboardingPlace;
