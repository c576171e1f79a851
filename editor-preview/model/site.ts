export const siteConfigurationAddress = '/editor/api/site';

export const maxSiteConfigurationBytes = 2_000_000;
