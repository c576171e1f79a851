import { type Setting, settings } from './settings.ts';

type Settings = typeof settings;
type ValueOf<Read> = Read extends Setting<infer Value> ? Value : never;

/** What the environment decided, checked and typed. */
export type Configuration = { readonly [Name in keyof Settings]: ValueOf<Settings[Name]> };

/** The environment holds values that the server cannot work with. Its message names all of them. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** What stands for the value of a secret wherever a person might see it. */
const mask = '••••••';

/**
 * Reads the environment, once, at start.
 *
 * @throws ConfigurationError that names every wrong variable, its value, and what would be right
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const faults: string[] = [];
  const values = Object.entries(settings).map(([name, setting]: [string, Setting<unknown>]) => {
    const written = environment[setting.variable] ?? setting.default;
    const parsed = setting.read.parse(written);
    if (!parsed) faults.push(faultOf(setting, written));
    return [name, parsed?.value];
  });
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  // Every setting was read by its own reader, whose type is the value's.
  return Object.fromEntries(values) as Configuration;
}

function faultOf({ variable, read, secret }: Setting<unknown>, written: string | undefined): string {
  const value = written === undefined ? 'not set' : secret ? mask : JSON.stringify(written);
  return `${variable} is ${value}, but must be ${read.accepts}.`;
}

/** The environment as it was understood, by variable, for the log: secrets are masked. */
export function describeConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const described = Object.values(settings).flatMap(
    ({ variable, default: fallback, secret }: Setting<unknown>) => {
      const written = environment[variable] ?? fallback;
      if (written === undefined || written === '') return [];
      return [[variable, secret ? mask : written]];
    },
  );
  return Object.fromEntries(described);
}
