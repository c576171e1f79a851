import type { place as english } from '../english/place.ts';

export const place: typeof english = {
  rename: 'Cambiar la ruta',
  renameIsFoundBy: 'dirección url redirigir mover artículo renombrar',
  newPath: 'Ruta nueva',
  renameHelp: (path) => [
    path,
    ' lleva allí desde entonces, para lectores y editores. Los comentarios, el historial y quien tenga el artículo abierto van con él.',
  ],
  doRename: 'Cambiar',
  leaveAsIs: 'Dejarla como está',
  movedTo: (path) => `El artículo está ahora en ${path}.`,
  delete: 'Eliminar el artículo',
  deleteIsFoundBy: 'quitar borrar retirar',
  readersGetIt: (path) => [
    'Los lectores reciben ahora ',
    path,
    '. Primero se retira: desde entonces se les dice que esa página no existe.',
  ],
  deleteHelp:
    'Sale de la lista de artículos, y queda en ella con el estado «Eliminado». Durante 30 días se puede recuperar; lo que se escribió y publicó queda registrado.',
  withdrawAndDelete: 'Retirar y eliminar',
  doDelete: 'Eliminar',
  leaveIt: 'Dejarlo',
  deleted: 'El artículo se ha eliminado. Se puede recuperar aquí y desde la lista.',
  deletedWithPlans:
    'El artículo se ha eliminado. Se puede recuperar aquí y desde la lista. Lo que estaba previsto para él queda cancelado.',
  readOnly: 'Solo lectura.',
  isDeleted: 'Este artículo está eliminado',
  byUntil: (author, until) =>
    `, por ${author}. Hasta el ${until} se puede recuperar; lo que se escriba aquí entretanto se conserva.`,
  restore: 'Recuperar',
  restoreAndPublish: 'Recuperar también para los lectores',
  restored: 'El artículo ha vuelto.',
};
