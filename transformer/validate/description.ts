import type { JsonSchema } from '#schemas/jsonSchema.ts';
import type { SchemaRoot } from './schemaRoots.ts';

export interface Description {
  rule: string;
  message: string;
  evidence?: string;
}

export interface Facts {
  subject: string;
  title: string;
  value: unknown;
  schema: JsonSchema;
  limit: number;
  key: string;
  owner: JsonSchema | undefined;
  ownerTitle: string;
  isRequired: boolean;
  schemaRoot: SchemaRoot;
  params: Readonly<Record<string, unknown>>;
  dependentTitle: string;
}
