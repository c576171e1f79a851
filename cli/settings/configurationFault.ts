import type { ErrorObject } from 'ajv';
import { nearestName } from '#transformer/validate/nearestName.ts';
import schema from './configuration.schema.json' with { type: 'json' };

export function configurationFault(errors: readonly ErrorObject[]): string {
  const [error] = errors;
  if (!error) return 'it does not match its schema';
  const { keyword, instancePath, params, message = '', propertyName } = error;
  const place = instancePath === '' ? 'at its top' : `at ${instancePath}`;
  if (propertyName !== undefined)
    return `${place} "${propertyName}" is neither a rule such as html/stripped nor a family such as html/*`;
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    const near = nearestName(name, Object.keys(schema.properties));
    return `${place} the field "${name}" is unknown${near && instancePath === '' ? `; did you mean "${near}"?` : ''}`;
  }
  if (keyword === 'enum' && Array.isArray(params.allowedValues))
    return `${place} is not one of ${params.allowedValues.join(', ')}`;
  return `${place} it ${message}`;
}
