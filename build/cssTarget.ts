/** The first browsers with `light-dark()`, all of 2024: older ones need every colour twice. */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'];
