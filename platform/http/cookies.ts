import { parseCookie, stringifySetCookie } from 'cookie';

/** Undefined if the name occurs twice: cookies of the domain or a path cannot be distinguished. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const values = cookieValues(header, name);
  return values.length === 1 ? values[0] : undefined;
}

export function cookieValues(header: string | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => parseCookie(pair)[name] ?? []);
}

interface CookieOptions {
  seconds: number;
  https: boolean;
  /** Readable by scripts; by default `HttpOnly`. */
  scripts?: boolean;
  path?: string;
  strict?: boolean;
}

export function setCookie(
  name: string,
  value: string,
  { seconds, https, scripts = false, path = '/', strict = false }: CookieOptions,
): string {
  return stringifySetCookie({
    name,
    value,
    path,
    maxAge: seconds,
    httpOnly: !scripts,
    secure: https,
    sameSite: strict ? 'strict' : 'lax',
  });
}
