// What the owner's programs and the server tell each other about what stands around the articles.

/** `GET`: the configuration of the site as it is kept; 404 where there is none. `PUT` of another one: 200 `{}`; 400 `{ error }`. */
export const siteConfigurationAddress = '/editor/api/site';

/** The largest one that is taken, in bytes of its JSON. */
export const maxSiteConfigurationBytes = 2_000_000;
