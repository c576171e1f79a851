/** The address of the module that prepares React refresh and follows the server before it runs a page's script. */
export const startAddress = '/@pagewell/start';
