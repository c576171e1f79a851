import type { JsonSchema } from '#schemas/jsonSchema.ts';
import type { SchemaRoot } from './schemaRoots.ts';

/** A cause in words. */
export interface Description {
  rule: string;
  message: string;
  evidence?: string;
}

/** What the words are made of. */
export interface Facts {
  /** The field by its title, and inside a list with the number of the entry. */
  subject: string;
  title: string;
  value: unknown;
  schema: JsonSchema;
  /** The number that the schema sets, where it sets one. */
  limit: number;
  /** The key of a field that is not known, or whose name is not accepted. */
  key: string;
  /** The schema of the object that the field belongs to. */
  owner: JsonSchema | undefined;
  ownerTitle: string;
  /** Whether that object cannot do without the field. */
  isRequired: boolean;
  /** Where the schema of the whole begins. */
  schemaRoot: SchemaRoot;
  params: Readonly<Record<string, unknown>>;
  /** The title of the field that asks for another one beside it. */
  dependentTitle: string;
}
