/** A cached page, as many times a second as one process can, against servers that do nothing but send it. */
import { measureAgainstPeers, peersColumns, peersTitle } from './support/againstPeers.ts';
import { printTable } from './support/table.ts';

const path = '/nutrition/collagen';
const rounds = 4;

printTable(peersTitle(path, rounds), peersColumns, await measureAgainstPeers(path, rounds));
