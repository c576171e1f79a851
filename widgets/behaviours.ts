import type { Behaviour } from '#contracts/behaviour.ts';
import { recipeAttribute } from '#contracts/cooking/recipe.ts';
import {
  affiliateAttribute,
  animationsAttribute,
  carouselAttribute,
  correlatedAttribute,
  infoAttribute,
  lazyImageElement,
  partnerLabelAttribute,
  readMoreAttribute,
  seenAttribute,
} from '#contracts/markers.ts';
import { signUpFormAttribute } from '#contracts/newsletter.ts';
import { registry } from './registry.ts';

const sharedBehaviours: readonly Behaviour[] = [
  {
    script: 'client/behaviours/paidLink.ts',
    marker: `[${affiliateAttribute}]`,
    moment: 'load',
    together: true,
    why: 'Gives each click a separate correlation id. Cached HTML cannot contain it.',
  },
  {
    script: 'client/behaviours/readMore.ts',
    marker: `[${readMoreAttribute}]`,
    moment: 'load',
    together: true,
    why: 'Folds long texts. Their height is known only in the browser.',
  },
  {
    script: 'client/behaviours/partnerLabel.ts',
    marker: `[${partnerLabelAttribute}]`,
    moment: 'load',
    together: true,
    why: 'Takes the text of a placement that only a tool in the browser knows.',
  },
  {
    script: 'client/behaviours/carouselControls.ts',
    marker: `[${carouselAttribute}]`,
    moment: 'visible',
    why: 'Gives a list that scrolls arrows that move it by a step, and dots in every browser.',
  },
  {
    script: 'client/behaviours/infoHover.ts',
    marker: `[${infoAttribute}]`,
    moment: 'visible',
    why: 'Opens an explanation when a mouse rests on its sign, and closes it when the mouse has left.',
  },
  {
    script: 'client/behaviours/lazyImage.ts',
    marker: lazyImageElement,
    moment: 'visible',
    why: 'Loads heavy pictures only when the reader scrolls near them.',
  },
  {
    script: 'client/behaviours/seen.ts',
    marker: `[${seenAttribute}]`,
    moment: 'visible',
    why: 'Knows when something is first scrolled into view, to reveal or to move it then.',
  },
  {
    script: 'client/behaviours/gifFreeze.ts',
    marker: `[${animationsAttribute}]`,
    moment: 'visible',
    why: 'Lets readers stop animated pictures.',
  },
  {
    script: 'client/behaviours/correlatedLink.ts',
    marker: `[${correlatedAttribute}]`,
    moment: 'visible',
    why: 'Gives each click a separate correlation id. Cached HTML cannot contain it.',
  },
  {
    script: 'client/behaviours/recipe.ts',
    marker: `[${recipeAttribute}]`,
    moment: 'visible',
    why: 'Keeps what is ticked, scales amounts, shows one step at a time on a screen that stays on, and prints a recipe alone.',
  },
  {
    script: 'client/behaviours/signUp.ts',
    marker: `[${signUpFormAttribute}]`,
    moment: 'interaction',
    why: 'Says what is wrong with an address, and signs up without leaving the page.',
  },
];

export const widgetBehaviours: readonly Behaviour[] = [
  ...sharedBehaviours,
  ...Object.values(registry).flatMap(({ behaviours }) => behaviours ?? []),
];
