/** What runs in the packed folder: the server, as it was built. */

// Before the first import of React: it decides by this, once, whether it is the fast build or the one for developers.
process.env.NODE_ENV ??= 'production';

await import('./dist/server/main.js');
