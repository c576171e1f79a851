import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out, and React's server renderer wants them, as every browser and Node have them.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
