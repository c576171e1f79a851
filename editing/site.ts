// The protocol of the owner's programs for the site's configuration.

/** `GET`: the stored site configuration; 404 without one. `PUT` another one: 200 `{}`; 400 `{ error }`. */
export const siteConfigurationAddress = '/editor/api/site';

/** Maximum size as JSON, in bytes. */
export const maxSiteConfigurationBytes = 2_000_000;
