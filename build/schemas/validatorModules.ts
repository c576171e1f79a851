import { _, type Ajv, type AnySchemaObject, stringify, type ValidateFunction } from 'ajv';

type Source = NonNullable<ValidateFunction['source']>;
type ScopeName = Source['validateName'];

/** Separate modules, so that a bundler can share functions. @throws if a schema is missing */
export function validatorModules(
  ajv: Ajv,
  roots: readonly string[],
): { modules: ReadonlyMap<string, string>; names: ReadonlyMap<string, string> } {
  const modules = new Map<string, string>();
  const names = new Map<string, string>();

  function add({ source }: { source?: Source | undefined }): string {
    if (!source) throw new Error('A validator was compiled without its source.');
    const name = String(source.validateName);
    if (modules.has(name)) return name;
    // Registered before its code exists, because a schema may be recursive.
    modules.set(name, '');
    modules.set(name, moduleOf(source, name));
    return name;
  }

  function moduleOf(source: Source, name: string): string {
    const called = new Set<string>();
    for (const used of source.scopeValues.schema ?? []) {
      if (used.value) used.value.code = _`${stringify(withoutAnnotations(used.value.ref))}`;
    }
    const values = ajv.scope.scopeCode(source.scopeValues, {}, (used: ScopeName) => {
      const reference: unknown = used.value?.ref;
      if (used.prefix === 'validate' && isValidator(reference)) {
        called.add(add(reference));
        return _`;`;
      }
      if (!isCompiled(reference)) return undefined;
      called.add(add(reference.validate));
      return _`const ${used} = { validate: ${reference.validate.source?.validateName} };`;
    });
    const imports = [...called]
      .filter((other) => other !== name)
      .map((other) => `import { ${other} } from '${moduleName(other)}';\n`);
    return `${imports.join('')}${values}\nexport ${withoutTracing(source.validateCode)}\n`;
  }

  for (const address of roots) {
    const validator = ajv.getSchema(address);
    if (!validator) throw new Error(`There is no schema ${address}.`);
    names.set(address, add(validator));
  }
  return { modules, names };
}

/** Tracing for `unevaluatedProperties`, which our schemas do not use. */
function withoutTracing(code: string): string {
  return code
    .replace(
      /const (evaluated\d+) = \w+\.evaluated;if\(\1\.dynamicProps\)\{.*?\}if\(\1\.dynamicItems\)\{.*?\}/,
      '',
    )
    .replaceAll(/evaluated\d+\.(?:props|items) = \w+;/g, '');
}

function withoutAnnotations(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
  const parts = Object.entries(schema).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
    if (key === 'enum' || key === 'const' || key === 'default') return [[key, value]];
    if (key === '$defs' || key === 'properties') return [[key, eachWithoutAnnotations(value)]];
    if (key.startsWith('x-')) return [];
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? [[key, withoutAnnotations(value)]]
      : [];
  });
  return Object.fromEntries(parts);
}

function eachWithoutAnnotations(schemas: unknown): object {
  return Object.fromEntries(
    Object.entries(schemas ?? {}).map(([name, schema]: [string, unknown]) => [
      name,
      withoutAnnotations(schema),
    ]),
  );
}

export function moduleName(validator: string): string {
  return `validator:${validator}`;
}

function isValidator(value: unknown): value is ValidateFunction {
  return typeof value === 'function';
}

function isCompiled(value: unknown): value is { validate: ValidateFunction; schema: AnySchemaObject } {
  return typeof value === 'object' && value !== null && 'validate' in value && isValidator(value.validate);
}
