/** What a content source says to the operator, in the form that a pino logger takes it. */
export interface ContentLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
