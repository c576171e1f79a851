/** A cookie name with the `__Host-` prefix on https: a sibling host cannot set it for the whole domain. Without https the prefix is not available. */
export function hostCookie(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
