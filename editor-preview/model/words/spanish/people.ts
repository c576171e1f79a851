import type { PeopleWords } from '../english/people.ts';

export const people: PeopleWords = {
  roles: {
    writer: 'redacción',
    'medical-reviewer': 'revisión médica',
    publisher: 'publicación',
    owner: 'dirección',
  },
  allIn: {
    writer: 'quienes redactan',
    'medical-reviewer': 'quienes hacen la revisión médica',
    publisher: 'quienes publican',
    owner: 'la dirección',
  },
  actions: {
    write: 'Escribir',
    comment: 'Comentar',
    share: 'Compartir una vista previa',
    'ask-for-review': 'Pedir una revisión',
    review: 'Dar una revisión',
    publish: 'Publicar',
    schedule: 'Planear',
    withdraw: 'Retirar',
    'manage-people': 'Dar acceso a personas',
    'configure-site': 'Guardar lo que rodea a los artículos',
    'manage-readers': 'Ver quién recibe las cartas',
    'see-jobs': 'Ver las tareas en segundo plano',
  },
  isFor: (action, whom, name, role, others) =>
    `${action} corresponde a ${whom}, y ${name} ha iniciado sesión con el rol de ${role}. Puede hacerlo ${others}.`,
  and: 'y',
  or: 'o',
  anotherPerson: 'alguien más del grupo',
  sampleContent: 'Contenido de muestra',
  tokenHolder: 'quien tenga la clave del servidor',
};
