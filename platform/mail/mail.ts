/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  /** The same content as `html`: people and programs choose a part. */
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
}
