/** From the start of the process to the first page. */
import { measureStart, startColumns } from './support/startTimes.ts';
import { printTable } from './support/table.ts';

printTable('From the start of the process to the first page', startColumns, await measureStart());
