import { memberPlaceAttribute } from '#contracts/auth.ts';
import type { Piece } from '#shell/document/pieces.ts';
import { offeredProviders } from './shown.ts';

const memberPlace: Piece = ({ site: { configuration } }) =>
  offeredProviders(configuration).length > 0 ? `<span ${memberPlaceAttribute} hidden></span>` : '';

export default memberPlace;
