export const resourceUnavailable =
  "Resource not available. We're unable to show some of our resources at this time. We're sorry for any inconvenience.";
