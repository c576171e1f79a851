/**
 * The name of a cookie that nobody but this very host may set. With https browsers hold to it (`__Host-`): a page of a sibling host,
 * which may set cookies for the whole domain, cannot set one of this name. Without https there is no such name.
 */
export function hostCookie(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
