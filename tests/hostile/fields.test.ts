import { onlyBlocks } from '../support/blockExamples.ts';
import { describeBrokenFields } from './brokenFields.ts';
import { blockFixtures } from './fixtureData.ts';

// All examples of a type where only that is tried, and of all types in `npm run test:long`: thousands of pages take their
// time, and what one example of a type has found, its others rarely find again.
const only = process.env[onlyBlocks]?.split(',');
describeBrokenFields(
  only ? blockFixtures().filter(({ type }) => only.includes(type)) : blockFixtures('typical'),
);
