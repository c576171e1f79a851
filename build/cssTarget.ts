/** Browsers that know `light-dark()`, all of 2024: for older ones every colour would be written twice. */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'];
