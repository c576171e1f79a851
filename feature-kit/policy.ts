/** Directives of the content security policy that a feature may extend. */
export const policyDirectives = ['img-src', 'font-src', 'connect-src', 'media-src', 'frame-src'] as const;

export type PolicyDirective = (typeof policyDirectives)[number];

export type PolicySources = Readonly<Partial<Record<PolicyDirective, readonly string[]>>>;
