import { each, inLanguage, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const inSpanish = (sentence: string): object => inLanguage('es', `<p>${sentence}</p>`);

export const inSpanishArticles: RuleExamples = {
  finds: {
    ...each(
      'what it says of itself in Spanish',
      phrases(`
        Como modelo de lenguaje | como un modelo de lenguaje de IA | Como IA
        como una inteligencia artificial
      `),
      (words) => ({ content: inSpanish(`${words}, no puedo decirlo.`), marks: words, severity: 'error' }),
    ),
    'the same in Spanish, without a comma': {
      content: inSpanish('Como modelo de lenguaje no puedo decirlo.'),
      marks: 'Como modelo de lenguaje',
    },
    ...each(
      'what it knows in Spanish',
      ['mi fecha de corte', 'mi última actualización de conocimientos'],
      (words) => ({ content: inSpanish(`Hasta ${words} era así.`), marks: words, severity: 'error' }),
    ),
    ...each(
      'who made it, in Spanish',
      [
        'Como IA desarrollada por Acme',
        'Como un asistente de IA creado por Acme',
        'Como modelo de lenguaje entrenado por Acme',
      ],
      (words) => ({ content: inSpanish(`${words}, soy así.`), marks: words, severity: 'error' }),
    ),
    ...each(
      'what it has and is in Spanish',
      phrases(`
        no tengo cuerpo | no estoy aquí | no debo decirlo | carezco de cuerpo | mi saber acaba | yo no sé
      `),
      (words) => ({ content: inSpanish(`Como IA, ${words}.`), marks: 'Como IA', severity: 'error' }),
    ),
    ...each('what it cannot do in Spanish', ['proporcionar', 'generar', 'continuar'], (words) => ({
      content: inSpanish(`Lo siento, pero no puedo ${words} el texto.`),
      severity: 'warning',
    })),
    ...each(
      'the advice that it cannot give in Spanish',
      ['proporcionar consejos médicos', 'darte consejo médico', 'ofrecer asesoramiento médico'],
      (words) => ({ content: inSpanish(`No puedo ${words}, pero puedo ayudar.`), severity: 'warning' }),
    ),
    ...each(
      'a refusal in Spanish',
      [
        'Lo siento, pero no puedo ayudarte con eso.',
        'Lo siento pero no puedo ofrecer una dosis.',
        'No puedo dar consejo médico, pero puedo contar lo que se sabe.',
        'No puedo ofrecerle asesoramiento médico, pero aquí tiene una lista.',
      ],
      (words) => ({ content: inSpanish(words), severity: 'warning' }),
    ),
    ...each(
      'how it begins and ends in Spanish',
      phrases(`
        Claro! Aquí tienes | Claro que sí! Aquí tiene | Por supuesto! Aquí está | ¿Quieres que te prepare
        ¿Te gustaría que escriba | ¿Quieres que convierta | ¿Quieres que resuma | ¿Quieres que adapte
        ¿Quieres que añada
      `),
      (words) => ({ content: inSpanish(`¡${words} una tabla?`), marks: words, severity: 'warning' }),
    ),
    ...each(
      'what it hopes in Spanish',
      ['Espero que esto te ayude', 'espero que esto le sirva', 'Espero que esto les sea útil'],
      (words) => ({ content: inSpanish(`${words}.`), marks: words, severity: 'warning' }),
    ),
  },
  passes: {
    ...each(
      'what people write in Spanish',
      [
        'Esperamos que esto te ayude. Espero que esto te ayude a dormir.',
        'Claro que sí. Aquí tienes razón.',
        'El modelo de lenguaje no diagnostica. Como la IA, no duerme.',
        'Como modelo de lenguaje, ChatGPT puede equivocarse. Como inteligencia artificial, no siente.',
        'Lo siento, pero no puedo dormir. No puedo dar consejos.',
        '¿Quieres que tu hijo duerma?',
        'Mi última actualización fue ayer.',
      ],
      inSpanish,
    ),
  },
};
