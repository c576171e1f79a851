/** What a list of articles knows of each of them. */
export interface ArticleSummary {
  path: string;
  title: string;
  description?: string;
  /** ISO 8601. */
  updatedAt: string;
  image?: { src: string; alt?: string; width?: number; height?: number };
}
