/**
 * Which articles are read next, by the path of the article that is being read (specification §2). This is content: a
 * publisher changes it to its own articles. Everything that the block knows of the site stands here, and nowhere else.
 */

/** What the block shows on a path. */
export interface RelatedArticleEntry {
  /** The address of the picture beside the heading. */
  articleMainImage: string;
  /** The heading. */
  title: string;
  /** The paths of the four articles, in order. */
  articleUrls: readonly [string, string, string, string];
}

/** How an article is shown that others lead to. */
export interface ArticleInfo {
  title: string;
  imageUrl: string;
}

/** The line above the heading on a path. */
export interface PromoTitleEntry {
  title: string;
}

const cbd: RelatedArticleEntry = {
  articleMainImage: '/media/cbd-calm.jpg',
  title: 'Choosing a CBD product',
  articleUrls: [
    '/health/best-cbd-gummies',
    '/health/best-cbd-gummies-for-anxiety',
    '/health/best-cbd-cream-for-pain',
    '/health/best-cbd-oil',
  ],
};

const erectileDysfunction: RelatedArticleEntry = {
  articleMainImage: '/media/couple-walk.jpg',
  title: 'Getting ED treatment safely',
  articleUrls: [
    '/health/mens-health/viagra-online',
    '/health/mens-health/generic-viagra',
    '/health/mens-health/male-enhancement-pills',
    '/health/online-cialis',
  ],
};

const skinCare: RelatedArticleEntry = {
  articleMainImage: '/media/collagen-skin-layers.webp',
  title: 'Looking after your skin',
  articleUrls: [
    '/health/best-collagen-for-skin',
    '/health/best-skin-care-products',
    '/health/best-face-moisturizers',
    '/health/best-eye-cream',
  ],
};

/** The first map: what is read next. */
export const relatedArticles: ReadonlyMap<string, RelatedArticleEntry> = new Map([
  ['/health/cbd-for-anxiety', cbd],
  ['/health/cbd-oil-for-pain', cbd],
  ['/health/cbd-vs-thc', cbd],
  ['/health/cbd-dosage', cbd],
  ['/health/erectile-dysfunction/ed-pills', erectileDysfunction],
  ['/health/erectile-dysfunction', erectileDysfunction],
  ['/nutrition/collagen-benefits', skinCare],
  ['/health/ways-to-boost-collagen', skinCare],
]);

/** Articles for readers who are about to decide on a treatment. */
export const decisionArticles: ReadonlyMap<string, RelatedArticleEntry> = new Map([
  [
    '/health/mens-health/erectile-dysfunction',
    { ...erectileDysfunction, title: 'Deciding on an ED treatment' },
  ],
]);

/** The second map: the title and the picture of every article that the lists above lead to. */
export const articleInfo: ReadonlyMap<string, ArticleInfo> = new Map([
  [
    '/health/best-cbd-gummies',
    { title: 'The best CBD gummies, tested', imageUrl: '/media/related-cbd-gummies.webp' },
  ],
  [
    '/health/best-cbd-gummies-for-anxiety',
    {
      title: 'CBD gummies for anxiety: What to look for',
      imageUrl: '/media/related-cbd-gummies-anxiety.webp',
    },
  ],
  [
    '/health/best-cbd-cream-for-pain',
    { title: 'The best CBD creams for sore joints', imageUrl: '/media/related-cbd-cream.webp' },
  ],
  [
    '/health/best-cbd-oil',
    { title: 'The best CBD oils, and how to read their labels', imageUrl: '/media/related-cbd-oil.webp' },
  ],
  [
    '/health/mens-health/viagra-online',
    {
      title: 'Buying Viagra online: How to tell a real pharmacy',
      imageUrl: '/media/related-viagra-online.webp',
    },
  ],
  [
    '/health/mens-health/generic-viagra',
    {
      title: 'Generic Viagra: The same drug for less?',
      imageUrl: '/media/related-generic-viagra.webp',
    },
  ],
  [
    '/health/mens-health/male-enhancement-pills',
    {
      title: 'Male enhancement pills: Why to leave them alone',
      imageUrl: '/media/related-enhancement-pills.webp',
    },
  ],
  [
    '/health/online-cialis',
    {
      title: 'Cialis online: Prescriptions, prices, and safety',
      imageUrl: '/media/related-online-cialis.webp',
    },
  ],
  [
    '/health/best-collagen-for-skin',
    {
      title: 'The best collagen supplements for skin',
      imageUrl: '/media/related-collagen-skin.webp',
    },
  ],
  [
    '/health/best-skin-care-products',
    {
      title: 'Skin care products that dermatologists use',
      imageUrl: '/media/related-skin-care.webp',
    },
  ],
  [
    '/health/best-face-moisturizers',
    {
      title: 'The best face moisturizers for every kind of skin',
      imageUrl: '/media/related-moisturizer.webp',
    },
  ],
  [
    '/health/best-eye-cream',
    { title: 'Eye creams: Which ones are worth it', imageUrl: '/media/related-eye-cream.webp' },
  ],
]);

const forCbd: PromoTitleEntry = { title: 'Thinking about trying CBD?' };
const forErectileDysfunction: PromoTitleEntry = { title: 'Ready to talk about treatment?' };
const forCollagen: PromoTitleEntry = { title: 'Curious about collagen?' };

/** The third map: the line above the heading. */
export const promoTitles: ReadonlyMap<string, PromoTitleEntry> = new Map([
  ['/health/cbd-for-insomnia', { title: 'Wondering whether CBD helps you sleep?' }],
  ['/health/how-long-does-cbd-stay-in-your-system', forCbd],
  ['/health/erectile-dysfunction/ed-pills', forErectileDysfunction],
  ['/health/erectile-dysfunction', forErectileDysfunction],
  ['/health/mens-health/erectile-dysfunction', forErectileDysfunction],
  ['/nutrition/collagen-benefits', forCollagen],
  ['/health/ways-to-boost-collagen', forCollagen],
  ['/health/erection-problems', { title: 'You are not the only one: Erection problems can be treated' }],
  ['/health/vaginal-itching', { title: 'Itching that does not stop? What may help' }],
]);
