/** What a driver counts as among advertisements, by its type. One of another type has none. */
const adTypes: Readonly<Record<string, string>> = {
  recipeCarousel: 'recipe_widget',
  calculator: 'health_tool',
  symptomExplorer: 'symptom_tool',
  quiz: 'quiz_widget',
  multiImageCTA: 'care_widget',
  adaAssessment: 'ada_health',
  inlineTraveler: 'travel_tool',
  email: 'newsletter_driver',
};

/** The ad type of a driver; undefined where its type has none. */
export function adTypeOf(driverType: string | undefined): string | undefined {
  return driverType !== undefined && Object.hasOwn(adTypes, driverType) ? adTypes[driverType] : undefined;
}
