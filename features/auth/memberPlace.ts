import { memberPlaceAttribute } from '#contracts/auth.ts';
import type { Piece } from '#shell/document/pieces.ts';
import { offeredProviders } from './shown.ts';

/** Placeholder that loads the script for members; hidden until the reader is known to be one. */
const memberPlace: Piece = ({ site: { configuration } }) =>
  offeredProviders(configuration).length > 0 ? `<span ${memberPlaceAttribute} hidden></span>` : '';

export default memberPlace;
