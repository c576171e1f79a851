import type { Behaviour } from '../contracts/behaviour.ts';
import { paidLinkBehaviour } from './commerce/paidLinkBehaviour.ts';
import { partnerLabelBehaviour } from './commerce/partnerLabelBehaviour.ts';
import { recipeBehaviour } from './cooking/recipeBehaviour.ts';
import { signUpBehaviour } from './newsletter/signUpBehaviour.ts';
import { registry } from './registry.ts';
import { animatedPicturesBehaviour } from './ui/animatedPicturesBehaviour.ts';
import { carouselBehaviour } from './ui/carouselBehaviour.ts';
import { correlatedLinkBehaviour } from './ui/correlatedLinkBehaviour.ts';
import { infoHoverBehaviour } from './ui/infoHoverBehaviour.ts';
import { lazyImageBehaviour } from './ui/lazyImageBehaviour.ts';
import { readMoreBehaviour } from './ui/readMoreBehaviour.ts';
import { seenBehaviour } from './ui/seenBehaviour.ts';

/** The behaviours of parts that several widgets share. A widget's own stand in its `widget.ts`. */
const sharedBehaviours: readonly Behaviour[] = [
  paidLinkBehaviour,
  readMoreBehaviour,
  partnerLabelBehaviour,
  carouselBehaviour,
  infoHoverBehaviour,
  lazyImageBehaviour,
  seenBehaviour,
  animatedPicturesBehaviour,
  correlatedLinkBehaviour,
  recipeBehaviour,
  signUpBehaviour,
];

/** All behaviours that parts of blocks have. */
export const widgetBehaviours: readonly Behaviour[] = [
  ...sharedBehaviours,
  ...Object.values(registry).flatMap(({ behaviours }) => behaviours ?? []),
];
