// Before the first import of React, which picks its production or development build once.
process.env.NODE_ENV ??= 'production';

await import('./dist/server/main.js');
