import { describeBrokenFields } from './brokenFields.ts';
import { triedFixtures } from './fixtureData.ts';

// Thousands of pages take their time, and what one example of a type has found, its others rarely find again.
describeBrokenFields(triedFixtures(6));
