import { openBuiltInStore } from '../support/builtInStore.ts';
import { describeStore } from './describeStore.ts';

describeStore('PGlite', openBuiltInStore);
