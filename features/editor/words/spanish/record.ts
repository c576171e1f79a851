import { counted } from '#editing/words/spanish/counted.ts';
import type { record as english } from '../english/record.ts';

export const record: typeof english = {
  title: (path) => `Registro de ${path}`,
  taken: (when, by) => ['Sacado el ', when, ` por ${by}. Las horas son UTC.`],
  sections: 'Secciones',
  none: 'Nada.',
  article: 'Artículo',
  block: (id) => `Bloque ${id}`,
  changes: { set: 'puesto', text: 'texto', added: 'añadido', 'taken away': 'quitado', moved: 'movido' },
  shortened: '(abreviado; el JSON lo tiene entero)',
  aChange: 'Un cambio',

  revisions: {
    title: 'Versiones publicadas',
    about:
      'Cada versión que se publicó, por quién y por qué. El JSON contiene cada una como la recibieron los lectores.',
    line: (revision) => `Publicada la revisión ${revision}`,
  },
  standings: {
    title: 'Retirado, devuelto, eliminado, recuperado',
    about: 'Cuándo se quitó el artículo a los lectores o se les devolvió, y por quién.',
    steps: {
      withdrawn: 'Retirado',
      'put-back': 'Devuelto',
      deleted: 'Eliminado',
      'brought-back': 'Recuperado',
    },
    toReaders: (revision) => `, con la revisión ${revision} para sus lectores`,
    asPlanned: ', según lo previsto',
  },
  folded: {
    title: 'Lo que se hizo hace mucho',
    about: (days) =>
      `Cambios publicados y de hace más de ${days} días: quién los hizo, cuándo, y con qué versión se publicaron. Lo que cambiaron está en las versiones.`,
    line: (first, last, revision) => `Cambios ${first} a ${last}, publicados con la revisión ${revision}`,
    by: (author, count, from, to) => `${author}: ${counted(count, 'cambio', 'cambios')}, de ${from} a ${to}.`,
  },
  operations: {
    title: 'Lo que se hizo',
    about: 'Cada cambio que no está plegado, en el orden en que lo tomó el servidor, con lo que había antes.',
  },
  parked: {
    title: 'Lo que no se pudo combinar',
    about: 'Cambios que se cruzaron con otros y se apartaron, hasta que alguien decidió sobre ellos.',
    undecided: 'nadie lo ha decidido aún',
    decided: (when) => `decidido el ${when}`,
  },
  reviews: {
    title: 'Revisiones',
    about: 'Revisiones que se pidieron y se hicieron, cada una del artículo según un cambio.',
    kinds: {
      asked: 'Revisión pedida',
      approved: 'Revisión: aprobado',
      'changes-wanted': 'Revisión: se piden cambios',
    },
    of: (whom) => `, a ${whom}`,
    asOf: (sequence) => `, según el cambio ${sequence}`,
  },
  schedules: {
    title: 'Publicación y retirada previstas',
    about: 'Lo que había de ocurrir a una hora, y qué fue de ello.',
    kinds: { publish: 'Publicación', withdraw: 'Retirada' },
    due: (kind, when, became) => `${kind}, prevista el ${when}: ${became}`,
    waits: 'aún por hacer',
    outcomes: {
      done: 'hecha',
      cancelled: 'cancelada',
      overtaken: 'no hizo falta',
      failed: 'no se pudo hacer',
    },
  },
  comments: {
    title: 'Comentarios',
    about: 'Cada comentario, respuesta y resolución, en su orden.',
    steps: {
      begin: 'Comentario',
      answer: 'Respuesta',
      resolve: 'Comentario resuelto',
      reopen: 'Comentario vuelto a abrir',
    },
    on: (place) => ` sobre ${place}`,
    theArticle: 'el artículo',
    to: (comment) => ` al comentario ${comment}`,
  },
};
