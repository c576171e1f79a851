import { parseCookie, stringifySetCookie } from 'cookie';

/** The value of a cookie. Undefined if the name occurs twice: another one was set for the domain or a path, and they cannot be distinguished. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const values = cookieValues(header, name);
  return values.length === 1 ? values[0] : undefined;
}

/** The values of all cookies of this name. */
export function cookieValues(header: string | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => parseCookie(pair)[name] ?? []);
}

interface CookieOptions {
  /** `Max-Age` of the cookie. */
  seconds: number;
  /** Whether the site is served by https: sets `Secure`. */
  https: boolean;
  /** Whether scripts may read it; else `HttpOnly`. */
  scripts?: boolean;
  /** `Path` of the cookie. */
  path?: string;
  /** Whether it is `SameSite=Strict`. */
  strict?: boolean;
}

/** A `Set-Cookie` header for a first-party cookie. */
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
