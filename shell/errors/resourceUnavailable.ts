/** What stands in the place of something that cannot be had now, such as the results of a search. */
export const resourceUnavailable =
  "Resource not available. We're unable to show some of our resources at this time. We're sorry for any inconvenience.";
