import type { states as english } from '../english/states.ts';

export const states: typeof english = {
  new: 'Artículo nuevo',
  draft: 'Borrador',
  published: 'Publicado',
  changed: 'Publicado, con un borrador más reciente',
  withdrawn: 'Retirado',
  deleted: 'Eliminado',
};
