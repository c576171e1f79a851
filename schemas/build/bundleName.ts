/** The name of the bundle, in the folder of the schemas and below `/schemas/` of every site. */
export const bundleName = 'article.bundle.json';
