import { memberPlaceAttribute } from '#contracts/auth.ts';
import type { Piece } from '#shell/document/pieces.ts';
import { offeredProviders } from './shown.ts';

/** By which the script for members comes: nothing, until it is known that the reader is one. */
const memberPlace: Piece = ({ site: { configuration } }) =>
  offeredProviders(configuration).length > 0 ? `<span ${memberPlaceAttribute} hidden></span>` : '';

export default memberPlace;
