export const bundleName = 'article.bundle.json';
