export const profileAddress = '/api/cdp/profile/v3';

/** On the `html` element, once known: the reader's audiences, separated by blanks. */
export const audiencesAttribute = 'data-audiences';

/** On the place of a personalization tool, which runs in a frame. */
export const personalizationAttribute = 'data-personalization';

/** Query parameter with the reader's consent cookie, because no cookies are sent. */
export const choiceParameter = 'choice';
