import type { ReviewWords } from '../english/review.ts';

export const review: ReviewWords = {
  notReviewed: 'Nadie ha revisado este artículo.',
  onPage: (reviewer, day) =>
    `La página dice: revisado${day && ` el ${day}`} por ${reviewer}. En este editor no consta ninguna revisión.`,
  wantsChanges: (author) => `${author} pide cambios.`,
  wantedChanges: (author) => `${author} pide cambios, y el artículo se ha cambiado desde entonces.`,
  approved: (author) => `${author} ha aprobado este estado.`,
  approvedEarlier: (author) =>
    `${author} ha aprobado un estado anterior: el artículo se ha cambiado desde entonces.`,
  requested: (author, whom) => ` ${author} ha pedido una revisión a ${whom}, y la espera.`,
  theReviewers: 'quienes hacen la revisión médica',
  cancelled: (plans) => `Lo que estaba previsto para él se cancela: ${plans}.`,
  andPlan: ', y ',
  publishingOn: (when) => `publicarlo el ${when}`,
  withdrawingOn: (when) => `retirarlo el ${when}`,
  noTime: 'Falta un día y una hora.',
  hasPassed: 'Esta hora ya ha pasado. Se puede elegir una posterior, o hacerlo ahora.',
  tooFarAhead: 'Faltan más de dos años para eso.',
  neverShown: 'Entonces se adelantan los relojes, y nunca marcan esta hora. Hay que elegir otra.',
};
