import type { SettingReader } from './readers.ts';

/** What one environment variable means. */
export interface Setting<Value> {
  variable: string;
  /** One sentence for the operator. */
  about: string;
  /** As it would be written in the environment; undefined where the setting may be absent. */
  default: string | undefined;
  read: SettingReader<Value>;
  /** Never printed. */
  secret?: boolean;
}

export function setting<Value>(setting: Setting<Value>): Setting<Value> {
  return setting;
}

/** Settings by the name that their values have in code. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

/** What the environment decided, checked and typed. */
export type ValuesOf<Own extends Settings> = {
  readonly [Name in keyof Own]: Own[Name] extends Setting<infer Value> ? Value : never;
};

/** The variables of a process and their texts. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment holds values that the server cannot work with. Its message names all of them. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** What stands for the value of a secret wherever a person might see it. */
const mask = '••••••';

/**
 * Reads what the environment decides of some settings.
 *
 * @param faults gets a line for each wrong variable: its value, and what would be right. Where there are any, the values
 *   are not whole.
 */
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
  // Every setting was read by its own reader, whose type is the value's.
  return Object.fromEntries(values) as ValuesOf<Own>;
}

/** A value as it may be printed: names and passwords in addresses are masked, whatever the setting is. */
function printed({ secret }: Pick<Setting<unknown>, 'secret'>, written: string): string {
  return secret ? mask : written.replace(/(\/\/)[^/?#\s]*@/g, `$1${mask}@`);
}

function faultOf(setting: Setting<unknown>, written: string | undefined): string {
  const { variable, read } = setting;
  const value = written === undefined ? 'not set' : JSON.stringify(printed(setting, written));
  return `${variable} is ${value}, but must be ${read.accepts}.`;
}

/** The environment as it was understood, by variable, for the log: secrets are masked. */
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
