import { type Behaviour, readerPageAttribute } from '../contracts/behaviour.ts';
import { searchBoxAttribute } from '../contracts/markers.ts';
import { widgetBehaviours } from '../widgets/behaviours.ts';

const tracking: Behaviour = {
  script: 'client/tracking/startTracking.ts',
  marker: `[${readerPageAttribute}]`,
  moment: 'load',
  why: 'Sends what readers do, which happens in the browser.',
};

const searchBox: Behaviour = {
  script: 'shell/search-box/liveSearchBox.ts',
  marker: `[${searchBoxAttribute}]`,
  moment: 'idle',
  why: 'Suggests while a reader types.',
};

/** All behaviours without React that pages may have. The first of a moment is the first to be asked for. */
export const behaviours: readonly Behaviour[] = [tracking, ...widgetBehaviours, searchBox];
