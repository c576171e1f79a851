import { widget } from '#transformer/registry/widget.ts';

export default widget('assessment', {
  load: () => import('./Assessment.tsx'),
  reads: ['instruments', 'preview'],
  narrow: ({ instrument }, { instruments, ...rest }) => ({
    ...rest,
    instruments: instruments?.filter(({ id }) => id === instrument) ?? [],
  }),
  hydrate: 'interaction',
  why: 'Adds up the answers in the browser, so that they never leave it.',
});
