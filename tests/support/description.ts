/** A description of the length that search results have place for, so that no rule has anything to say about it. */
export const description =
  'Most adults need seven to nine hours of sleep a night. How to tell whether you get enough.';
