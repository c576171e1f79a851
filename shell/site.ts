/** What is the same on every page of a publication. */
export interface Site {
  /** The publication's name, as readers see it. */
  name: string;
  /** Scheme and host that canonical addresses start with, without a slash at the end. */
  origin: string;
  /** One sentence on what the publication is, for its home page and footer. */
  tagline: string;
}
