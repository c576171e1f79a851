/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  /** The same in both parts: people and programs choose. */
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
}
