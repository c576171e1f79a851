export interface ComparedMoments {
  readonly before: string;
  readonly after: string;
}
