import { each, inLanguage, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const wordByWordInSpanish: RuleExamples = {
  finds: {
    ...each(
      'leave to stop a medicine',
      ['puede', 'puedes', 'podrá', 'podrás'].flatMap((may) =>
        ['su', 'sus', 'tu', 'tus'].map((whose) => `${may} ${whose}`),
      ),
      (words) => ({
        content: inSpanish(`Con este polvo ${words.replace(' ', ' dejar de tomar ')} medicación.`),
      }),
    ),
    ...each(
      'a disease',
      phrases(`
        el cáncer | la diabetes | la prediabetes | el alzhéimer | el alzheimer | la demencia | el párkinson
        el autismo | la artritis | la depresión | la ansiedad | el asma | el eccema | la psoriasis | el acné
        la hipertensión | la presión alta | el lupus | la fibromialgia | la epilepsia | el VIH | el herpes
        la COVID | la infertilidad | la migraña | las migrañas
      `),
      (disease) => ({ content: inSpanish(`Cura ${disease}.`) }),
    ),
    ...each(
      'what is not approved',
      phrases(`
        suplemento aprobado | vitaminas aprobadas | Estas gomitas están aprobadas | El polvo fue aprobado
      `),
      (words) => ({ content: inSpanish(`${words} por la FDA.`) }),
    ),
    ...each('whose', ['el', 'la', 'los', 'las', 'tu', 'su'], (whose) => ({
      content: inSpanish(`Cura ${whose} cáncer.`),
    })),
    ...each(
      'a medicine',
      ['medicamentos', 'medicinas', 'pastillas', 'antidepresivos', 'estatinas', 'inhalador'],
      (medicine) => ({ content: inSpanish(`Tira tus ${medicine}.`) }),
    ),
  },
  passes: {
    ...each(
      'what cures',
      phrases(`
        la cirugía | la operación | la radiación | la radioterapia | la quimioterapia | la inmunoterapia
        un trasplante | una vacuna | un antibiótico | bajar de peso | perder peso | el tratamiento
        esperan que | la esperanza que | investigan qué | buscan lo que | intentan lo que
      `),
      (words) => inSpanish(`${words} cura el cáncer.`),
    ),
    ...each(
      'who feels nothing',
      phrases(`
        personas | pacientes | participantes | mujeres | hombres | niños | adultos | algunos | muchas
        la mayoría | la mitad
      `),
      (who) => inSpanish(`${who} sin efectos secundarios.`),
    ),
    ...each(
      'stopping in order',
      phrases(`
        antes | cuando quieras | después | hasta entonces | sin más | con tu médico | con tu doctora
        con tu farmacéutica | con la bomba
      `),
      (words) => inSpanish(`Ana, ${words}: tira tus pastillas.`),
    ),
    ...each(
      'what turns it around',
      phrases(`
        no | nunca | jamás | ningún té | ninguna planta | nada | nadie | evite lo que | cuidado: lo que
        desconfíe: lo que | supuestamente | supuesto que | mito: | falso: | mentira: | afirma que
        asegura que | promete que | promesa que | dicen que | decía que | anuncian que | un anuncio que
        puede que | podría que | según ella | si
      `),
      (words) => inSpanish(`${words} cura el cáncer.`),
    ),
    ...each(
      'what takes it back',
      phrases(`
        no existe | es un mito | es una mentira | es mentira | es falso | no hay pruebas | no hay evidencia
        sin pruebas | sin evidencia | en ratones | en ratas | en animales | en algunos | en muchas
        en la mitad | solo si es temprano | : señal de fraude | ?
      `),
      (words) => inSpanish(`Cura el cáncer ${words}.`),
    ),
    ...each(
      'where a medicine is left, and who is asked',
      phrases(`
        enfermera | urgencias | emergencias | 112 | ayuda médica | nevera | frigorífico | refrigerador
        heladera | horas | reposar | envase | estuche | frasco | pastillero | cartucho | mesa | mesilla
        baño | carro | coche | auto | bolso | vista | cerrada | abierta | contenedor | basura | punto
        farmacia | vencida | caducada | sobra: sobrante
      `),
      (words) => inSpanish(`Deje la insulina y luego ${words}.`),
    ),
    ...each(
      'who has had a vaccine',
      phrases(`
        si conserva la hoja | si conservas la hoja | si está inmunizada | si ya las tuvo | si tienes la hoja
        ya | dos veces | de nuevo | otra vez | con la cartilla | con el certificado | con el carné
        con el registro
      `),
      (words) => inSpanish(`No necesita vacunas, ${words}.`),
    ),
  },
};

function inSpanish(sentence: string): object {
  return inLanguage('es', `<p>${sentence}</p>`);
}
