/** Two states to compare, as texts of moments. */
export interface ComparedMoments {
  readonly before: string;
  readonly after: string;
}
