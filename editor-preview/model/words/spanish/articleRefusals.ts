import type { RefusalWords } from '../english/articleRefusals.ts';

export const articleRefusals: RefusalWords = {
  noObject: 'Un artículo es un objeto JSON.',
  otherPath: (path) => `La ruta que dice el artículo no es aquella en la que se guarda, ${path}.`,
  tooLarge: (most) => `El artículo tiene más de ${most} bytes, lo máximo que se guarda.`,
  tooDeep: (most) => `El artículo está anidado en más de ${most} niveles.`,
  tooManyValues: 'El artículo contiene más valores de los que necesita ningún artículo.',
  tooManyItems: 'Una lista del artículo es más larga de lo que necesita ningún artículo.',
  nul: 'El texto contiene el carácter U+0000, que ninguna página puede mostrar. Hay que quitarlo.',
  noPath: (path) =>
    `«${path}» no es la ruta de un artículo: empieza con una barra, y no tiene consulta, espacios ni segmentos vacíos.`,
  siteAddress: (path) =>
    `En ${path} responde el propio sitio, así que nadie vería nunca un artículo allí. Hay que elegir otra ruta.`,
  deletedAt: (path) =>
    `El artículo de ${path} está eliminado, y su ruta se guarda para él. Se puede recuperar desde la lista, o elegir otra ruta.`,
  deleted: 'Este artículo está eliminado. Antes hay que recuperarlo desde la lista.',
  replaced:
    'El artículo de esta ventana ya no existe. Hay que copiar lo que aún haga falta y cerrar la ventana.',
};
