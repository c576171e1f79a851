import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * The value of the cookie of this name. Where the name comes twice there is none: one of them is ours, the other was set by somebody
 * for the whole domain, or for a path, and nothing tells which is which.
 */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const values = cookieValues(header, name);
  return values.length === 1 ? values[0] : undefined;
}

/** The values of all cookies of this name, whoever has set them. */
export function cookieValues(header: string | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => parseCookie(pair)[name] ?? []);
}

interface CookieOptions {
  /** How long a browser keeps it, in seconds. */
  seconds: number;
  /** Whether readers come by https: then it never travels without. */
  https: boolean;
  /** Whether scripts of pages read it. */
  scripts?: boolean;
  /** The addresses that it is sent to. */
  path?: string;
  /** Whether it stays at home where another site leads here. */
  strict?: boolean;
}

/** A `Set-Cookie` header for a cookie of this site's own. */
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
