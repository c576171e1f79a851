export interface Mail {
  to: string;
  subject: string;
  /** The same content as `html`. */
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
}
