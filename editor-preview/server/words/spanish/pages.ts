import { counted } from '#editor-preview/model/words/spanish/counted.ts';
import type * as english from '../english/pages.ts';

export const around: typeof english.around = {
  skip: 'Saltar al contenido',
  tools: 'Herramientas',
  otherLanguage: 'English',
  signOut: 'Cerrar sesión',
  signedInAs: (name, role) => `Sesión de ${name}, ${role}`,
};

export const list: typeof english.list = {
  articles: 'Artículos',
  all: 'Todos los artículos',
  newArticle: 'Artículo nuevo',
  noneFound: 'Ningún artículo coincide.',
  noneYet: 'Aún no hay artículos.',
  untitled: 'Sin título',
  more: 'Más artículos',
  undo: 'Deshacer',
  done: {
    withdrawn: (path) => [path, ' está retirado: los lectores ya no lo reciben.'],
    'put-back': (path) => ['Los lectores vuelven a recibir ', path, '.'],
    renamed: (path) => ['Ahora está en ', path, '. La ruta anterior lleva allí.'],
    deleted: (path) => [
      path,
      ' está eliminado. Durante 30 días se puede recuperar, con el estado «Eliminado».',
    ],
    'brought-back': (path) => [path, ' ha vuelto.'],
  },
  actionsOn: (title) => `Qué se puede hacer con ${title}`,
  plan: (isPublishing, hasFailed) =>
    hasFailed
      ? `No se pudo ${isPublishing ? 'publicar' : 'retirar'} el `
      : `Se ${isPublishing ? 'publica' : 'retira'} el `,
  errors: (count) => counted(count, 'error', 'errores'),
  hints: (count) => counted(count, 'advertencia', 'advertencias'),
  noProblems: 'Sin problemas',
  beingChecked: 'Comprobación en curso',
  columns: { article: 'Artículo', state: 'Estado y problemas', change: 'Último cambio' },
  restore: 'Recuperar',
  copy: 'Copiar',
  rename: 'Cambiar la ruta',
  republish: 'Devolver a los lectores',
  withdraw: 'Retirar',
  delete: 'Eliminar',

  words: 'Palabras del título, la ruta o el texto',
  filters: 'Filtros',
  apply: 'Aplicar',
  without: (label, value) => `Sin el filtro ${label}: ${value}`,
  found: (count) => counted(count, 'artículo encontrado', 'artículos encontrados'),
  orders: {
    newest: 'Últimos cambios primero',
    oldest: 'Más tiempo sin cambios primero',
    title: 'Por título',
  },
  allStates: 'Todos',
  by: 'Por',
  withBlock: 'Con un bloque',
  problems: 'Problemas',
  any: 'Cualquiera',
  anyError: 'Cualquier error',
  anyProblem: 'Cualquier problema',
  find: 'Buscar',
  unchecked: (count) =>
    `${counted(count, 'artículo se está', 'artículos se están')} comprobando todavía. Dentro de un momento habrá más.`,
};

export const signingIn: typeof english.signingIn = {
  title: 'Iniciar sesión',
  failed:
    'Esta clave o esta cuenta no tiene acceso, o está revocada. Se puede volver a probar, o preguntar a quien lleva este servidor.',
  token: 'La clave del editor',
  tokenHelp: 'El enlace personal la pone.',
  forOperators: 'Para quien lleva este servidor',
  operatorHelp: 'La clave es el EDITOR_TOKEN de este servidor.',
  signIn: 'Iniciar sesión',
  orWithAccount: 'O con una cuenta cuya dirección de correo tiene acceso:',
  signInWith: (provider) => `Iniciar sesión con ${provider}`,
  isAccountOf: (name) => `Esta cuenta es la de ${name}.`,
  goOnAs: (name) => `Seguir como ${name}`,
};

export const beginning: typeof english.beginning = {
  title: 'Artículo nuevo',
  copyTitle: 'Copiar un artículo',
  titleOf: 'Título',
  path: 'Ruta',
  pathHelp:
    'La dirección en el sitio: letras minúsculas, cifras, guiones y guiones bajos entre barras. Si queda vacía, se propone una según el título.',
  copyOf: (path) => ['Empieza como copia de ', path, ', sin sus fechas ni su revisor.'],
  begin: 'Empezar',
  beginsWith: 'Con qué empieza',
  empty: 'Vacío',
  emptyHelp: 'Un párrafo, y nada más.',
  lookAtSuggestion:
    'Esta ruta se propone según el título. Falta poner delante la sección a la que pertenece el artículo, y empezar.',
  giveTitle: (longest) => `Hace falta un título de ${longest} caracteres como máximo.`,
  isThere: (path) =>
    `En ${path} ya hay un artículo. Se puede elegir otra ruta, o abrir ese artículo desde la lista.`,
  notFoundToCopy: (path) => `En ${path} no hay ningún artículo que copiar.`,
  noTemplate: (name) => `No hay ninguna plantilla «${name}». Hay que elegir una de la lista.`,
};

export const placing: typeof english.placing = {
  wrongPath:
    'Una ruta es una barra, y después letras minúsculas, cifras, guiones y guiones bajos, como /nutrition/magnesium.',
  hasIt: 'Esa es la ruta que tiene.',
  noArticle: (path) => `En ${path} no hay ningún artículo.`,
  reservedPath: (path) => `En ${path} se guarda un artículo eliminado. Hay que elegir otra ruta.`,
  isThere: (path) => `En ${path} ya hay un artículo. Hay que elegir otra ruta.`,
  renameHelp: (path) => [
    path,
    ' llevará a los lectores a la ruta nueva, como todas las rutas anteriores del artículo.',
  ],
  deleteNamed: (title) => `¿Eliminar «${title}»?`,
};

export const cms: typeof english.cms = {
  about:
    'Estos artículos se guardan en un CMS, que no acepta cambios desde aquí: se pueden mirar, como páginas y con sus problemas, y se escriben allí.',
  lookAtJson: 'Mirar JSON',
  words: 'Palabras del título o la ruta',
  noneYet: 'El CMS aún no ha dado a conocer ningún artículo.',
  someOf: (shown, found) => `Estos son ${shown} de ${found}. Los demás se encuentran por palabras.`,
  cannotBeOpened: 'Este artículo no se puede abrir',
  notThere: 'El CMS no tiene ningún artículo en esta ruta, o ninguno que esté publicado.',
  noArticle:
    'Lo que el CMS envía para esta ruta no es un artículo. Su registro y el de este servidor dicen más.',
  noAnswer:
    'El CMS no responde ahora, y no hay ninguna copia anterior de este artículo. Se puede volver a probar dentro de un momento.',
  storedInCms:
    'Estos artículos se guardan en un CMS, que no acepta cambios desde aquí. Hay que escribirlos allí.',
};

export const tool: typeof english.tool = {
  preview: 'Vista previa',
  edit: (path) => `Editar ${path}`,
  needsScript: 'El editor necesita JavaScript, y este navegador no lo ejecuta.',
  noPreview: 'Sin vista previa',
  noPage: 'Ninguna página que mostrar',
  noPageHelp: 'Aquí los lectores recibirían un error. Los problemas dicen qué le falta al artículo.',
};

export const shared: typeof english.shared = {
  preview: 'Vista previa',
  notPublished: 'Vista previa, sin publicar',
  draft: 'el borrador como está ahora',
  sequence: (sequence) => `el artículo según el cambio ${sequence}`,
  revision: (revision) => `la revisión ${revision}`,
  thisIs: (state, when) => `: esto es ${state}${when === undefined ? '' : `, del ${when}`}. `,
  same: 'Los lectores reciben lo mismo.',
  notSame: 'Los lectores no reciben esto.',
  validUntil: (day) => ` El enlace vale hasta el ${day}.`,
};

export const refusals: typeof english.refusals = {
  noPerson:
    'La sesión no está iniciada, o ya no. Se inicia en /editor; después se puede volver a enviar esto.',
  shares: {
    moved:
      'Otra persona ha cambiado el artículo desde entonces. Conviene mirarlo otra vez y compartirlo después.',
    'no-revision': 'El artículo no tiene ninguna revisión con este número.',
    'too-many':
      'Este artículo ya tiene tantos enlaces como pueden valer a la vez. Antes hay que revocar uno.',
  },
  noState: 'Este artículo no tiene ese estado. Hay que abrirlo de nuevo.',
  noReviewer: 'Con este id no hay nadie que haga revisiones. Hay que pedirla a otra persona.',
  noZone: (zone) => `«${zone}» no es una zona horaria.`,
  plans: {
    moved: 'El artículo se ha cambiado mientras tanto. Conviene mirarlo y planearlo otra vez.',
    'nothing-there': 'Aquí los lectores no reciben ningún artículo que se pueda retirar.',
    deleted: 'Este artículo está eliminado. Antes hay que recuperarlo.',
  },
  manyComments: 'Este artículo ya tiene tantos comentarios como se guardan. Hay que decirlo de otra manera.',
  wasReverted: (sequence) =>
    `El servidor conoce ${sequence} operaciones en este artículo, menos de las que ya se vieron aquí: se devolvió a un estado anterior. Conviene conservar lo escrito, y abrir el artículo de nuevo.`,
  longNote: (most) => `Una nota tiene como máximo ${most} caracteres.`,
};
