export const words = {
  disease: [
    'cáncer',
    'diabetes',
    'prediabetes',
    'alzhéimer',
    'alzheimer',
    'demencia',
    'párkinson',
    'autismo',
    'artritis',
    'depresión',
    'ansiedad',
    'asma',
    'eccema',
    'psoriasis',
    'acné',
    'hipertensión',
    'presión alta',
    'lupus',
    'fibromialgia',
    'epilepsia',
    'vih',
    'herpes',
    'covid',
    'infertilidad',
    'migraña',
    'migrañas',
  ],
  prevented: ['covid(?:-19)?', 'cáncer', 'alzhéimer', 'alzheimer', 'demencia', 'autismo'],
  treatment: [
    'quimio(?:terapia)?',
    'radiación',
    'radioterapia',
    'insulina',
    'antidepresivos',
    'estatinas',
    'antibióticos',
    'vacunas?',
  ],
  owner: ['el', 'la', 'los', 'las', 'tu', 'su'],
  // Objects of "dejar" in the sense of stopping, not of leaving something in a place.
  left: [
    'medicamentos?',
    'medicación',
    'medicinas?',
    'pastillas?',
    'insulina',
    'antidepresivos',
    'estatinas',
    'tratamiento',
    'quimio(?:terapia)?',
  ],
  notLeft: [
    '(?! (?:en|fuera|a|al|lejos|cerca|sobre|dentro|donde|solo|sólo|si|que|cuando|hasta|sin|caducad[oa]s|vencid[oa]s)(?![a-zà-öø-ÿ]))',
  ],
  medicine: [
    'medicamentos?',
    'medicación',
    'medicinas?',
    'pastillas?',
    'insulina',
    'antidepresivos',
    'estatinas',
    'inhalador',
  ],
};

export const treatmentsAndHopes =
  /(?<![a-zà-öø-ÿ])(?:cirugía|operación|radiación|radioterapia|quimioterapia|inmunoterapia|trasplantes?|vacunas?|antibióticos?|bajar|perder|tratamiento|esperan?|esperanza|investiga(?:n|ción)?|busca(?:n)?|intenta(?:n)?)(?![a-zà-öø-ÿ])/i;

export const people =
  /(?<![a-zà-öø-ÿ])(?:personas|pacientes|participantes|mujeres|hombres|niños|adultos|algun[oa]s|much[oa]s|la mayoría|la mitad)(?![a-zà-öø-ÿ])/i;

export const stoppingInOrder =
  /(?<![a-zà-öø-ÿ])(?:antes|cuando|después|hasta|sin|bombas?|médic[oa]s?|doctor(?:a|es)?|farmacéutic[oa])(?![a-zà-öø-ÿ])/i;

/** Package leaflet phrasing (consult first, after an event), and leaving a medicine to act for some time. */
export const stoppingOnAdvice =
  /(?<![a-zà-öø-ÿ])(?:médic[oa]s?|doctor(?:a|es)?|farmacéutic[oa]s?|enfermer[oa]s?|urgencias?|emergencias?|112|911|ayuda médica|si|temperatura|neveras?|refrigerador|frigorífico|heladera|minutos?|horas?|reposar|inyectar(?:l[ao]s?|se|te)?|envases?|estuches?|frascos?|pastilleros?|cartuchos?|mesa|mesilla|baño|sol|calor|coche|carro|auto|bolsos?|mano|vista|abiert[oa]s?|cerrad[oa]s?|contenedor|basura|punto|farmacias?|caducad[oa]s?|vencid[oa]s?|sobr(?:en|an|antes?)|de golpe)(?![a-zà-öø-ÿ])/i;

export const vaccinatedBefore =
  /(?<![a-zà-öø-ÿ])(?:si (?:ya|tienes?|conservas?|estás? inmunizad[oa])|ya|dos veces|de nuevo|otra vez|cartilla|certificado|carné|registro)(?![a-zà-öø-ÿ])/i;

export const comparedInStudies = new RegExp(
  `${treatmentsAndHopes.source}|(?<![a-zà-öø-ÿ])(?:estudios?|ensayos?|médic[oa]s?|pacientes|personas|medicamentos?|fármacos?|combinación|terapias?|ejercicio)(?![a-zà-öø-ÿ])`,
  'i',
);

export const prevention = new RegExp(
  `${treatmentsAndHopes.source}|(?<![a-zà-öø-ÿ])(?:ayudan?|cómo|mascarillas?|cubrebocas|vacun(?:ad[oa]s?|ación)|refuerzos?|dosis|distancia|lavar(?:se)?|pruebas?|colonoscopias?|mamografías?|quitar|dejar de fumar|estudios?|ensayos?|mejor)(?![a-zà-öø-ÿ])`,
  'i',
);

export const noLongerNeeded =
  /(?<![a-zà-öø-ÿ])(?:algun[oa]s|much[oa]s|después|tras|trasplante|parto|embarazo|cirugía|médic[oa]s?|personas|pacientes|mujeres|cuando)(?![a-zà-öø-ÿ])/i;

export const replacement = new RegExp(
  `${comparedInStudies.source}|(?<![a-zà-öø-ÿ])(?:bombas?|páncreas|dirigid[oa]s?|hormonal(?:es)?|hormonas?|inhibidores|cirugías?|inyecci(?:ón|ones)|ratones)(?![a-zà-öø-ÿ])`,
  'i',
);

export const disinfection =
  /(?<![a-zà-öø-ÿ])(?:hervir|calor|cocinar|esterilizar|lejía|cloro|desinfectantes?|alcohol)(?![a-zà-öø-ÿ])/i;
