/** With `__Host-` on https, a sibling host cannot set the cookie for the whole domain. */
export function hostCookie(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
