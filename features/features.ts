import editor from '#editor-preview/server/feature.ts';
import type { Feature } from '#feature-kit/feature.ts';
import ads from './ads/feature.ts';
import auth from './auth/feature.ts';
import cdnPurge from './cdn-purge/feature.ts';
import consent from './consent/feature.ts';
import contentChanges from './content-changes/feature.ts';
import drugSavings from './drug-savings/feature.ts';
import errors from './errors/feature.ts';
import experiments from './experiments/feature.ts';
import feeds from './feeds/feature.ts';
import gallery from './gallery/feature.ts';
import menu from './menu/feature.ts';
import newsletter from './newsletter/feature.ts';
import outbox from './outbox/feature.ts';
import partners from './partners/feature.ts';
import people from './people/feature.ts';
import personalization from './personalization/feature.ts';
import pictures from './pictures/feature.ts';
import placements from './placements/feature.ts';
import schemas from './schemas/feature.ts';
import search from './search/feature.ts';
import topics from './topics/feature.ts';
import tracking from './tracking/feature.ts';

export const features: readonly Feature[] = [
  consent,
  // After the consent feature, before those that call partners.
  partners,
  tracking,
  errors,
  search,
  menu,
  ads,
  placements,
  topics,
  feeds,
  contentChanges,
  cdnPurge,
  experiments,
  personalization,
  pictures,
  people,
  schemas,
  editor,
  // After the editor, whose guard authorizes access to addresses.
  newsletter,
  // After the editor too: its owner manages the list of drugs.
  drugSavings,
  outbox,
  auth,
  gallery,
];
