import type { Rule } from '../rule.ts';
import { brokenAnchor } from './link/brokenAnchor.ts';
import { homograph } from './link/homograph.ts';
import { http } from './link/http.ts';
import { internalMissing } from './link/internalMissing.ts';
import { internalUnpublished } from './link/internalUnpublished.ts';
import { invalidUrl } from './link/invalidUrl.ts';
import { missingScheme } from './link/missingScheme.ts';
import { privateData } from './link/privateData.ts';
import { protocolRelative } from './link/protocolRelative.ts';
import { selfLink } from './link/selfLink.ts';
import { stagingHost } from './link/stagingHost.ts';
import { trackingParameters } from './link/trackingParameters.ts';
import { wrapped } from './link/wrapped.ts';

/** Rules for links. */
export const linkRules: readonly Rule[] = [
  brokenAnchor,
  homograph,
  http,
  internalMissing,
  internalUnpublished,
  invalidUrl,
  missingScheme,
  privateData,
  protocolRelative,
  selfLink,
  stagingHost,
  trackingParameters,
  wrapped,
];
