/** Prepares React refresh, and reloads with the server, before a page's script runs. */
export const startAddress = '/@pagewell/start';
