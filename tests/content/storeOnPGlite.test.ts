import { DatabaseStore } from '../../content/database/databaseStore.ts';
import { describeStore } from './describeStore.ts';
import { quietLog } from './quietLog.ts';

describeStore('PGlite', () => DatabaseStore.open({ inMemory: true }, quietLog()));
