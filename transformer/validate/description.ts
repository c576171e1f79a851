import type { JsonSchema } from '#schemas/jsonSchema.ts';
import type { SchemaRoot } from './schemaRoots.ts';

/** A cause in words. */
export interface Description {
  rule: string;
  message: string;
  evidence?: string;
}

/** Facts for describing a cause. */
export interface Facts {
  /** The field's title; within a list with the entry's number. */
  subject: string;
  title: string;
  value: unknown;
  schema: JsonSchema;
  /** The schema's limit, if any. */
  limit: number;
  /** The key of an unknown field, or of an invalid name. */
  key: string;
  /** The schema of the field's object. */
  owner: JsonSchema | undefined;
  ownerTitle: string;
  /** Whether that object requires the field. */
  isRequired: boolean;
  /** The schema of the whole value. */
  schemaRoot: SchemaRoot;
  params: Readonly<Record<string, unknown>>;
  /** Title of the field that requires this one. */
  dependentTitle: string;
}
