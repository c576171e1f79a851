import type { ErrorObject } from 'ajv';
import { nearestName } from '#transformer/validate/nearestName.ts';
import schema from './configuration.schema.json' with { type: 'json' };

export function configurationFault(errors: readonly ErrorObject[]): string {
  const [error] = errors;
  if (!error) return 'it is not as its schema has it';
  const { keyword, instancePath, params, message = '', propertyName } = error;
  const place = instancePath === '' ? 'at its top' : `at ${instancePath}`;
  if (propertyName !== undefined) {
    return `${place} "${propertyName}" is no rule such as html/stripped, and no family such as html/*`;
  }
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    const near = nearestName(name, Object.keys(schema.properties));
    return `${place} there is no field "${name}"${near && instancePath === '' ? `; did you mean "${near}"?` : ''}`;
  }
  if (keyword === 'enum' && Array.isArray(params.allowedValues)) {
    return `${place} is none of ${params.allowedValues.join(', ')}`;
  }
  return `${place} it ${message}`;
}
