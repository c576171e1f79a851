// Imports only tables: all modules with texts wait for this one, and a cycle would deadlock top-level await.

import { people } from '#editor-preview/model/words/spanish/people.ts';
import { place } from '#editor-preview/model/words/spanish/place.ts';
import { review as reviewStatus } from '#editor-preview/model/words/spanish/review.ts';
import { states } from '#editor-preview/model/words/spanish/states.ts';
import { uploads } from '#editor-preview/model/words/spanish/uploads.ts';
import schemaHelps from '#schemas/words/es.helps.json' with { type: 'json' };
import schemaTitles from '#schemas/words/es.titles.json' with { type: 'json' };
import type { Words } from '../english/english.ts';
import { forms } from './forms.ts';
import { foundBy } from './foundBy.ts';
import { labels } from './labels.ts';
import { comments, compare, document, history, presence, problems } from './panels.ts';
import { review } from './review.ts';
import { view } from './view.ts';
import { blocks, conflicts, json, pasting, pictures, sharing } from './windows.ts';

const many = (count: number): string => count.toLocaleString('es');
const pendingChanges = (count: number): string =>
  count === 1 ? '1 cambio en espera' : `${many(count)} cambios en espera`;

export const words: Words = {
  blocks,
  commentsPanel: comments,
  compare,
  document,
  forms,
  foundBy,
  history,
  json,
  labels,
  conflicts,
  pasting,
  people,
  pictures,
  place,
  presence,
  problemsPane: problems,
  review,
  reviewStatus,
  sharing,
  uploads,
  view,
  otherLanguage: 'The tool in English',

  close: 'Cerrar',
  tryAgain: 'Volver a intentarlo',
  signIn: 'Iniciar sesión',
  undo: 'Deshacer',
  redo: 'Rehacer',
  publish: 'Publicar',
  article: 'Artículo',
  outline: 'Esquema',
  page: 'Página',
  block: 'Bloque',
  comments: 'Comentarios',
  problems: 'Problemas',

  partNotLoaded:
    'Esta parte del editor no se pudo cargar. Lo escrito no se ha perdido. Si intentarlo de nuevo no sirve: cargar otra vez la página cuando haya conexión, pues algunos navegadores no preguntan dos veces.',
  isComplete: 'Todas las partes de la herramienta están aquí: ya funciona sin conexión.',
  searchList: {
    noResults: (query) => `Nada contiene «${query}».`,
    found: (count) => (count === 1 ? '1 resultado' : `${many(count)} resultados`),
  },

  opening: {
    busy: 'El artículo se está abriendo.',
    failed: (why) => `El artículo no se pudo abrir. ${why}`,
    allArticles: 'Todos los artículos',
    preview: 'Vista previa',
  },

  saving: {
    saved: 'Guardado',
    saving: 'Guardando…',
    signedOut: 'Hay que iniciar sesión para seguir guardando',
    notPersisted: 'Aquí no se guarda',
    waiting: pendingChanges,
    refused: (count, why) => `${pendingChanges(count)}: ${why}`,
    noStorage: 'Este navegador no guarda nada: la ventana no se debe cerrar.',
    allSaved: 'Todo está guardado.',
    saveNow: 'Guardar ahora',
    notYet: 'Los últimos cambios aún no están guardados.',
  },

  failure: {
    signedOut: 'La sesión ha terminado. Hay que volver a iniciarla, y hacerlo de nuevo.',
    tooLarge: 'Esto es más de lo que el servidor acepta de una vez.',
    unreachable: 'No se puede llegar al servidor.',
    tooOften:
      'El servidor ha recibido demasiadas peticiones. Se puede volver a intentar dentro de unos minutos.',
    error: (status) =>
      `El servidor ha respondido con un error, ${status}. Se puede volver a intentar dentro de un momento.`,
    notUnderstood: 'La respuesta del servidor no se ha entendido.',
    publishedMeanwhile: 'Otra persona lo ha publicado desde que se empezó este trabajo.',
    changedMeanwhile: 'Otra persona ha cambiado el artículo mientras tanto.',
    noPage: 'Los lectores no recibirían ninguna página. Los problemas dicen por qué.',
    refused: (status) => `El servidor lo ha rechazado (${status}).`,
  },

  top: {
    untitled: 'Sin título',
    openPage: 'Abrir la página',
    states,
    gradeMeans:
      'Los años de escuela tras los que las frases se leen sin esfuerzo (Flesch-Kincaid). La mayoría de las organizaciones de salud buscan de 6 a 8.',
    length: (count, minutes) =>
      `${count === 1 ? '1 palabra' : `${many(count)} palabras`}, ${minutes} min de lectura`,
    grade: (grade) => `nivel de lectura ${grade}`,
    notMerged: (count) => (count === 1 ? '1 cambio sin combinar' : `${many(count)} cambios sin combinar`),
    addBlock: 'Añadir un bloque',
    commands: 'Órdenes',
    short: { addBlock: 'Añadir', commands: 'Más' },
    share: 'Compartir',
    publishes: (when) => `Se publica el ${when}`,
    withdraws: (when) => `Se retira el ${when}`,
    noAction: 'Nada',
    discard: 'Descartar este cambio',
    notDiscarded: 'No se pudo descartar: el servidor no responde.',
    theChange: 'El cambio',
    discarded: (name) => `«${name}» se ha descartado.`,
    discardedToClipboard: (name) =>
      `«${name}» se ha descartado. Lo que habría escrito está en el portapapeles.`,
  },

  panes: {
    show: 'Mostrar',
    sidePanels: 'Junto a la página',
    readOnly: 'Solo lectura',
    widthOf: { outline: 'Ancho del esquema', block: 'Ancho del formulario' },
    pixels: (count) => `${count} píxeles`,
    widthHelp: (name) => `${name}. Dos veces: como al principio.`,
    wider: { outline: 'Ensanchar el esquema', block: 'Ensanchar el formulario' },
    narrower: { outline: 'Estrechar el esquema', block: 'Estrechar el formulario' },
    asAtFirst: {
      outline: 'Dar al esquema el ancho del principio',
      block: 'Dar al formulario el ancho del principio',
    },
    goTo: {
      outline: 'Ir al esquema',
      page: 'Ir a la página',
      block: 'Ir al bloque',
      problems: 'Ir a los problemas',
    },
    widthIsFoundBy: 'ancho panel columna tamaño',
  },

  blockTools: {
    toolbar: 'Bloque elegido',
    move: 'Mover a… o arrastrar',
    moveHelp: 'Arrastrar, o pulsar para elegir un lugar',
  },

  commands: {
    find: 'Buscar una orden',
    prompt: '¿Qué hay que hacer?',
    or: ' o ',
    groups: { Blocks: 'Bloques', Move: 'Mover', Article: 'Artículo', 'Go to': 'Ir a', View: 'Vista' },
    writeInPage: 'Escribir en la página',
    writeInPageIsFoundBy: 'editar texto en su lugar',
    shortcuts: 'Atajos de teclado',
    shortcutsAreFoundBy: 'ayuda teclas',
  },

  names: {
    duplicate: 'Duplicar',
    deleteBlocks: 'Eliminar',
    moveTo: 'Mover a…',
    comment: 'Comentar',
    showComments: 'Ir a los comentarios',
    compare: 'Comparar…',
    history: 'Historial',
    json: 'El artículo como JSON',
    conflicts: 'Cambios que no se pudieron combinar',
    copy: 'Copiar',
    cut: 'Cortar',
    paste: 'Pegar',
    pasteNotes: 'Notas sobre lo que se pegó',
    picture: 'Elegir o subir una imagen…',
    nextProblem: 'Problema siguiente',
    previousProblem: 'Problema anterior',
    review: 'Revisión',
    plan: 'Planear la publicación o la retirada…',
    signInAgain: 'Volver a iniciar sesión…',
    sharePreview: 'Compartir una vista previa',
    view: 'Vista…',
    dark: 'Colores oscuros',
    printed: 'Como se imprime',
    noScripts: 'Sin scripts',
    alone: 'La página sola',
    plain: 'Como la recibe la mayoría de los lectores',
    print: 'Imprimir la página…',
    nextComment: 'Comentario siguiente',
    previousComment: 'Comentario anterior',
    allWidths: 'Todos los anchos, uno junto a otro',
    width: (pixels) => `${pixels} px de ancho`,
    move: {
      up: 'Subir',
      down: 'Bajar',
      in: 'Meter en el bloque de arriba',
      out: 'Sacar de su bloque',
    },
    noPlaceToMove: 'Ahí no hay lugar al que moverlo.',
  },

  outlineRow: {
    isHere: (name) => `, ${name} está aquí`,
    comments: (count) => `, ${count === 1 ? '1 comentario abierto' : `${many(count)} comentarios abiertos`}`,
    badge: (severity, count) => {
      const names = { error: 'error', warning: 'advertencia', info: 'sugerencia' };
      return `, ${count === 1 ? `1 ${names[severity]}` : `${many(count)} problemas`}`;
    },
  },

  publishing: {
    published: 'El artículo se ha publicado.',
    inTheWay: 'Aún no se puede publicar:',
    notPublished: (why) => `No se ha publicado nada. ${why}`,
    overTheirs: 'Lo que se publique ahora ocupa el lugar de aquello, que queda entre las revisiones.',
    errors: 'A los lectores les faltaría lo que tiene errores:',
    noErrors: 'Ningún error: los lectores lo reciben todo.',
    warnings: (count) => `Hay ${count === 1 ? '1 advertencia' : `${many(count)} advertencias`}.`,
    beingChecked: 'El artículo aún se está comprobando.',
    showReview: 'Mostrar la revisión',
    changes: (count) => `${count === 1 ? '1 cambio' : `${many(count)} cambios`} desde que se publicó:`,
    changesList: 'Cambios desde que se publicó',
    endsPlan: 'Publicar ahora pone fin a ese plan.',
    whatChanged: 'Qué ha cambiado, para los lectores',
    such: 'Por ejemplo: Corregida la dosis de la tabla.',
    busy: 'Publicando…',
    now: 'Publicar ahora',
    showProblems: 'Mostrar los problemas',
    anyway: 'Publicar de todos modos',
    anywayHelp:
      'Si se publica de todos modos, los lectores reciben el artículo sin el contenido de la lista.',
    over: 'Publicar sobre lo suyo',
    atATime: 'Programar…',
    notYet: 'Cancelar',
    ofACms: 'Los artículos son de un CMS, y se publican allí.',
    unreachable: (waiting) => `No se puede llegar al servidor: ${waiting}.`,
    noTitle: 'El artículo no tiene título.',
    signedOut: 'La sesión ha terminado. Antes hay que volver a iniciarla.',
    refused: (why) => `El servidor no acepta los cambios: ${why}`,
    notMerged: (count) =>
      `${count === 1 ? '1 cambio' : `${many(count)} cambios`} no se ${count === 1 ? 'pudo' : 'pudieron'} combinar con lo que hizo otra persona. Antes hay que decidir qué se hace con ello.`,
    unchanged: 'Nada ha cambiado desde que se publicó.',
  },
};

export const schemaTexts: Readonly<Record<string, string>> = { ...schemaTitles, ...schemaHelps };
