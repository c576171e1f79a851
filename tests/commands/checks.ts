/** The scripts that read the sources and run none of them; the longest first. */
export const checks = ['unused', 'floors', 'lint', 'types', 'contract'] as const;
