import type * as english from '../english/jobs.ts';

export const jobs: typeof english.jobs = {
  title: 'Tareas en segundo plano',
  about:
    'Trabajo que ninguna página espera. Cada tarea la hace un solo servidor a la vez. La que falla se repite sola.',
  refresh: 'Actualizar',
  asOf: 'Estado del',
  none: 'No hay tareas en segundo plano.',
  columns: {
    job: 'Tarea',
    state: 'Estado',
    lastDone: 'Última vez con éxito',
    next: 'Próxima vez',
    queued: 'Elementos en espera',
    failures: 'Fallos desde entonces',
  },
  names: {
    'article-checks': 'Comprueba los artículos para la lista del editor',
    'cms-fetches': 'Pide los artículos que el CMS da por cambiados',
    'cms-list': 'Lee la lista de artículos del CMS',
    'coupons-cleaning': 'Elimina cupones antiguos de medicamentos',
    'events-cleaning': 'Elimina eventos antiguos de los lectores',
    'findable-articles': 'Busca a qué artículos lleva cada uno',
    'newsletter-cleaning': 'Elimina altas de cartas que no se confirmaron',
    'newsletter-mails': 'Envía los correos de las cartas',
    'operations-folding': 'Acorta el historial de los artículos publicados',
    'rate-limits-cleaning': 'Elimina recuentos antiguos de peticiones',
    schedules: 'Publica y retira a la hora planeada',
    'sessions-cleaning': 'Elimina sesiones antiguas de los miembros',
  },
  states: { running: 'En marcha', failing: 'Falla', late: 'Con retraso', inOrder: 'En orden' },
  notYet: 'Todavía no',
  now: 'Ahora',
  notPlanned: 'Cuando llegue un elemento',
  oldest: (time) => `el más antiguo desde hace ${time}`,
  errors: {
    unreachable: 'Un servidor que necesita no responde.',
    tooLong: 'Tardó demasiado y se detuvo.',
    unreadable: 'Esta versión no puede leer un elemento.',
    other: 'La última vez falló.',
  },
  givenUp: 'Ese elemento se ha abandonado.',
};
