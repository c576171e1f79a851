import { describeBrokenFields } from '../hostile/brokenFields.ts';
import { blockFixtures } from '../hostile/fixtureData.ts';

describeBrokenFields(blockFixtures());
