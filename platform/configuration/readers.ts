import { BlockList, isIP } from 'node:net';
import { countryCode } from '#contracts/countryCode.ts';
import { isEmail } from '#contracts/formValidation.ts';
import { machineName as namePattern } from '#contracts/machineName.ts';
import { isTimeZone } from '#contracts/siteTime.ts';
import { isOnThisMachine } from '../http/loopback.ts';

export interface SettingReader<Value> {
  accepts: string;
  /** Undefined for invalid text; the text of an absent setting is undefined. */
  parse: (text: string | undefined) => { value: Value } | undefined;
}

/** An absent variable is invalid. */
export function reader<Value>(
  accepts: string,
  parse: (text: string) => Value | undefined,
): SettingReader<Value> {
  return {
    accepts,
    parse: (text) => {
      const value = text === undefined ? undefined : parse(text.trim());
      return value === undefined ? undefined : { value };
    },
  };
}

export function optional<Value>({ accepts, parse }: SettingReader<Value>): SettingReader<Value | undefined> {
  return {
    accepts: `empty, or ${accepts}`,
    parse: (text) => (text === undefined || text.trim() === '' ? { value: undefined } : parse(text)),
  };
}

export function text(maxLength: number, minLength = 1): SettingReader<string> {
  return reader(`text of ${minLength} to ${maxLength} characters`, (value) =>
    value.length >= minLength && value.length <= maxLength && !/\p{Cc}/u.test(value) ? value : undefined,
  );
}

export function machineName(): SettingReader<string> {
  return reader('letters, digits, dots, dashes, underscores and colons, 80 at most', (value) =>
    namePattern.test(value) ? value : undefined,
  );
}

export function wholeNumber(min: number, max: number): SettingReader<number> {
  return reader(`a whole number from ${min} to ${max}`, (value) => {
    const number = Number(value);
    return /^\d{1,15}$/.test(value) && number >= min && number <= max ? number : undefined;
  });
}

export function choice<const Choice extends string>(...choices: Choice[]): SettingReader<Choice> {
  return reader(choices.join(', '), (value) => choices.find((each) => each === value));
}

export function countryOrUnknown(): SettingReader<string> {
  return reader('two capital letters such as US, or unknown', (value) =>
    value === 'unknown' || countryCode.test(value) ? value : undefined,
  );
}

export function timeZone(): SettingReader<string> {
  return reader('a time zone such as America/New_York or UTC', (value) =>
    isTimeZone(value) ? value : undefined,
  );
}

export function pathPrefix(): SettingReader<string> {
  return reader('a path that begins with a slash and does not end with one', (value) =>
    /^(?:\/[\w.~-]+){1,8}$/.test(value) ? value : undefined,
  );
}

/** Goes unescaped into a header. */
export function headerToken(): SettingReader<string> {
  return reader('1 to 500 letters, digits and signs, without spaces', (value) =>
    /^[\x21-\x7e]{1,500}$/.test(value) ? value : undefined,
  );
}

export function credentials(): SettingReader<string> {
  return reader('a name and a password, with a colon between', (value) =>
    /^[^:\p{Cc}]{1,200}:\P{Cc}{1,200}$/u.test(value) ? value : undefined,
  );
}

export function emailAddress(): SettingReader<string> {
  return reader('an email address', (value) => (isEmail(value) ? value : undefined));
}

const byteUnits: Readonly<Record<string, number>> = { MB: 1024 ** 2, GB: 1024 ** 3 };

export function bytes(): SettingReader<number> {
  return reader('a size such as 64MB or 2GB', (value) => {
    const [, amount, unit] = /^(\d{1,6})\s?(MB|GB)$/.exec(value) ?? [];
    return amount && unit && Number(amount) > 0 ? Number(amount) * (byteUnits[unit] ?? 1) : undefined;
  });
}

export function httpUrl({ originOnly = false } = {}): SettingReader<string> {
  const accepts = originOnly
    ? 'http:// or https:// and a host, without a path'
    : 'an http:// or https:// address';
  return reader(`${accepts}, without user name and password`, (value) => {
    const url = URL.parse(value);
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
      return undefined;
    if (originOnly)
      return url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : undefined;
    return value;
  });
}

/** https only, because it receives data of readers. */
export function partnerAddress(): SettingReader<string> {
  return reader('an https:// address without user name and password, or http:// on this machine', (value) => {
    const url = URL.parse(value);
    if (url?.username !== '' || url.password !== '' || url.hash !== '') return undefined;
    const isEncrypted = url.protocol === 'https:';
    return isEncrypted || (url.protocol === 'http:' && isOnThisMachine(url)) ? value : undefined;
  });
}

export function postgresUrl(): SettingReader<string> {
  return reader('a postgres:// or postgresql:// address', (value) =>
    /^postgres(?:ql)?:$/.test(URL.parse(value)?.protocol ?? '') ? value : undefined,
  );
}

export function smtpUrl(): SettingReader<string> {
  return reader('an smtp:// or smtps:// address with a host', (value) => {
    const url = URL.parse(value);
    return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? value : undefined;
  });
}

const hostName = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Names only: an IP address could belong to the internal network. */
export function hostNames(): SettingReader<ReadonlySet<string>> {
  return reader('host names in lowercase, separated by commas', (value) => {
    const names = list(value);
    return names.every((name) => hostName.test(name)) ? new Set(names) : undefined;
  });
}

/** As configured, and as a list to match addresses. */
export interface Networks {
  written: readonly string[];
  list: BlockList;
}

export function networks(): SettingReader<Networks> {
  return reader('IP addresses or networks such as 10.0.0.0/8, separated by commas', (value) => {
    const written = list(value);
    const networks = new BlockList();
    for (const network of written) if (!addNetwork(networks, network)) return undefined;
    return { written, list: networks };
  });
}

function addNetwork(networks: BlockList, network: string): boolean {
  const [address = '', prefix] = network.split('/', 2);
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) {
    networks.addAddress(address, family);
    return true;
  }
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (version === 6 ? 128 : 32)) return false;
  networks.addSubnet(address, Number(prefix), family);
  return true;
}

export function list(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
