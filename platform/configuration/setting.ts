import type { SettingReader } from './readers.ts';

export interface Setting<Value> {
  variable: string;
  about: string;
  /** As written in the environment; undefined if the setting is optional. */
  default: string | undefined;
  read: SettingReader<Value>;
  secret?: boolean;
}

export function setting<Value>(setting: Setting<Value>): Setting<Value> {
  return setting;
}

export type Settings = Readonly<Record<string, Setting<unknown>>>;

export type ValuesOf<Own extends Settings> = {
  readonly [Name in keyof Own]: Own[Name] extends Setting<infer Value> ? Value : never;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** The message lists all faults. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Replaces a secret wherever a person might see it. */
const mask = '••••••';

/** @param faults receives a line for each invalid variable; the values are incomplete if there are any */
export function readSettings<Own extends Settings>(
  settings: Own,
  environment: Environment,
  faults: string[],
): ValuesOf<Own> {
  const values = Object.entries(settings).map(([name, setting]) => {
    const written = environment[setting.variable] ?? setting.default;
    const parsed = setting.read.parse(written);
    if (!parsed) faults.push(faultOf(setting, written));
    return [name, parsed?.value];
  });
  // Each value comes from its own setting's reader, whose type is the value's.
  return Object.fromEntries(values) as ValuesOf<Own>;
}

/** Masks secrets, and credentials in addresses. */
function printed({ secret }: Pick<Setting<unknown>, 'secret'>, written: string): string {
  return secret ? mask : written.replace(/(\/\/)[^/?#\s]*@/g, `$1${mask}@`);
}

function faultOf(setting: Setting<unknown>, written: string | undefined): string {
  const { variable, read } = setting;
  const value = written === undefined ? 'not set' : JSON.stringify(printed(setting, written));
  return `${variable} is ${value}, but must be ${read.accepts}.`;
}

export function describeSettings(
  settings: Iterable<Setting<unknown>>,
  environment: Environment,
): Record<string, string> {
  const described = [...settings].flatMap((setting) => {
    const { variable } = setting;
    const written = environment[variable] ?? setting.default;
    if (written === undefined || written === '') return [];
    return [[variable, printed(setting, written)]];
  });
  return Object.fromEntries(described);
}
