/** What a page and the server say to each other of a reader's profile. Part of a script of readers. */

/** Where a profile is asked for. */
export const profileAddress = '/api/cdp/profile/v3';

/** On the `html` element, once it is known: the names of the audiences that the reader is of, with blanks between. */
export const audiencesAttribute = 'data-audiences';

/** On the place of a tool that personalizes, which runs in a frame. */
export const personalizationAttribute = 'data-personalization';

/** The parameter of the reader's choice as their browser keeps it: no cookie goes along. */
export const choiceParameter = 'choice';
