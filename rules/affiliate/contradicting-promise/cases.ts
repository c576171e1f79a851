import { each, sentences } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const says = (html: string): object => ({ type: 'rich-text', data: { html: `<p>${html}</p>` } });

const advertisement = {
  type: 'paid-media',
  data: { items: [{ image: '/media/a.jpg', alt: 'A bottle', ctaUrl: 'https://shop.example/' }] },
};
const offer = {
  type: 'paid-media-card',
  data: { mainText: 'A blanket', ctaUrl: 'https://shop.example/', ctaText: 'See it' },
};
const card = (data: object = {}): object => ({
  type: 'product-card',
  data: { productTitle: 'Zinc 10', ctaUrl: 'https://shop.example/zinc', ...data },
});
const partner = card({ isFeaturedPartner: true });

/** The sentence on a page with a paid placement. */
const besidePlace = (sentence: string) => ({ content: [says(sentence), advertisement] });
const besidePick = (sentence: string) => ({ content: [says(sentence), partner] });
const besideLink = (sentence: string) => ({ content: [says(sentence), card()] });

const inSpanish = (sentence: string, block: object) => ({
  content: {
    language: 'es',
    blocks: [says(sentence), block].map((each, index) => ({ id: `b${index}`, ...each })),
  },
});

export const cases: RuleExamples = {
  finds: {
    'a promise beside an advertisement': {
      content: [says('Brands cannot pay for a place on this page.'), advertisement],
      marks: 'Brands cannot pay for a place',
      says: 'paid placements',
    },
    'a promise behind it': { content: [advertisement, says('Nobody can pay for a place.')] },
    'an offer': { content: [says('Brands cannot pay for a place.'), offer] },
    'a place for advertisements': {
      content: [says('Brands cannot pay for a place.'), { type: 'inline-ad', data: {} }],
    },
    'a featured partner among the picks': besidePick('Brands cannot pay for a place among our picks.'),
    'a promise about the list': besidePick('Nobody can pay for a spot. It stays in this list or goes.'),
    'a promise in a trust card': {
      content: [
        { type: 'trust-card', data: { explanationDescription: '<p>Nobody can pay for a place.</p>' } },
        advertisement,
      ],
      at: '/blocks/0/data/explanationDescription',
    },
    'both kinds': {
      content: [says('Nobody can pay for a place. We earn nothing from links.'), offer],
      count: 2,
    },
    ...each(
      'beside a place',
      sentences(`
        (Brands | Companies | Makers | Manufacturers | Advertisers | Partners) cannot pay us for a place.
        Brands (cannot | can’t | can never | may not | do not | don’t | never) pay for their place.
        (No brand | No company | No maker | No manufacturer | No advertiser | No partner) pays for a place.
        (Nobody | No one) pays for a place.
        Nobody (can pay for | may pay for | paid us for | pays for | can buy | buys) its place.
        No brand paid for (the position | a placement | a spot | inclusion).
        No brand paid to be (listed | included).
        Brands cannot buy a place.
        Places here (cannot be bought | are never for sale).
        We (do not sell | don’t sell | never sell | never accept payment for | never take money for) places.
        This page (carries | contains | shows) no ads.
        Our reports are free of (advertising | advertisements | paid placements).
      `),
      besidePlace,
    ),
    ...each(
      'beside a pick',
      sentences(`
        Brands cannot pay (for a ranking | for a rating | for a review | to be ranked).
        (Places | Positions | Spots | Rankings | Ratings | Picks | Reviews) are not for sale.
        Places (in this list | on this page | here) are not for sale.
        We never sell (placements | rankings | positions).
        This (page | article | guide | list) has no ads.
      `),
      besidePick,
    ),
    'a link that pays': {
      content: [says('We earn nothing from links.'), card()],
      marks: 'We earn nothing from',
      says: 'affiliate links with a commission',
    },
    'a link in a text that pays': {
      content: says(
        'We earn nothing when you buy <a href="https://shop.example/a" rel="sponsored">our pick</a>.',
      ),
    },
    ...each(
      'beside a link',
      sentences(`
        We (earn | make | get | receive) no money if you buy something.
        We earn (nothing | no money | no commission) through this page.
        We earn nothing (from | by | through | when | if) you or others buy.
        We (do not | don’t | never) earn money from links.
        We never (earn | make | get | receive | take) commissions from shops.
        We do not take (money | anything | a commission | any commission | commissions) from shops.
        We never earn money (from | by | through | when | if) you or others buy.
        There are no (affiliate | paid | sponsored) links.
        This page (has | contains | uses) no paid links.
        None of (the | these | our) links are paid for.
        None of the links (is paid | are sponsored | are affiliate links).
      `),
      besideLink,
    ),
    ...each(
      'beside a place, in Spanish',
      sentences(`
        (Las marcas | Las empresas | Los fabricantes | Los anunciantes) no pueden pagar por aparecer.
        Las marcas no (pueden pagar por | pueden comprar | pagan por | compran) su lugar.
        (Ninguna marca | Ninguna empresa | Ningún fabricante | Ningún anunciante | Nadie) paga por figurar.
        Nadie (puede pagar por | puede comprar | paga por | compra | ha pagado por) un puesto.
        Nadie paga por (un lugar | su puesto | el sitio | ningún lugar).
        Aquí no (vendemos | aceptamos dinero por | aceptamos pagos por) puestos.
        Aquí no vendemos (lugares | posiciones).
        Esta página no (contiene | lleva | muestra) publicidad.
      `),
      (sentence) => inSpanish(sentence, advertisement),
    ),
    ...each(
      'beside a pick, in Spanish',
      sentences('(Esta página | Esta guía | Esta lista | Este artículo) no tiene anuncios.'),
      (sentence) => inSpanish(sentence, partner),
    ),
    ...each(
      'beside a link, in Spanish',
      sentences(`
        No (ganamos | cobramos | recibimos) nada por los enlaces.
        No cobramos (dinero | comisiones | ninguna comisión | una comisión) por los enlaces.
        No ganamos nada (de las tiendas | con los enlaces | cuando compra | si compra).
        No hay enlaces (de afiliados | pagados | patrocinados).
        Esta página (no tiene | no contiene) enlaces pagados.
      `),
      (sentence) => inSpanish(sentence, card()),
    ),
  },
  passes: {
    'a page on which nothing is paid for': says('Brands cannot pay for a place. We earn nothing from links.'),
    'a promise about picks beside an advertisement': [
      says('Brands cannot pay for a place among our picks.'),
      advertisement,
    ],
    'a promise about places beside a card that pays for links alone': [
      says('Brands cannot pay for a place.'),
      card(),
    ],
    'a promise about links beside one that nobody pays for': says(
      'We earn nothing from links, such as <a href="https://www.nhs.uk/">this one</a>.',
    ),
    ...each('certain links', ['links to journals', 'links in quotes'], (links) => [
      says(`We earn nothing from ${links}.`),
      card(),
    ]),
    ...each(
      'beside a place',
      sentences(`
        Brands cannot pay for a place in (our pick | the ranking | the rating | a review | what is ranked | the list).
        Brands cannot pay for a place, (except those marked | save for partners | unless it says so).
        Brands cannot pay for a place, (apart from ads | aside from ads | other than ads).
        (It is not true that | It is untrue that | It is a myth that) brands cannot pay for a place.
        (Every list claims that | Each site says | Everybody promises that) brands cannot pay for a place.
      `),
      (sentence) => [says(sentence), advertisement],
    ),
    'a quotation': [says('“Brands cannot pay for a place,” it said.'), advertisement],
    'what brands can do': [says('Brands can pay for a place. It says so then.'), advertisement],
    'what we do earn': [says('We earn a commission when you buy something.'), card()],
    'who pays for a trial': [says('No maker paid for the trial.'), advertisement],
    'another language': {
      language: 'de',
      blocks: [
        { id: 'a', ...says('We earn nothing from links.') },
        { id: 'b', ...card() },
      ],
    },
    ...each(
      'beside a place, in Spanish',
      sentences(`
        Nadie paga por aparecer, (excepto las señaladas | salvo las señaladas).
        Nadie paga por aparecer, (a menos que se diga | aparte de los anuncios).
        (No es cierto que | Es falso que | Es un mito que | El sitio afirma que) nadie paga por aparecer.
        (Se dice que | Todo el mundo promete que) nadie paga por aparecer.
        Nadie paga por aparecer en (nuestra selección | la lista | la clasificación | las reseñas).
      `),
      (sentence) => inSpanish(sentence, advertisement).content,
    ),
    ...each(
      'beside a link, in Spanish',
      sentences('No ganamos nada por (enlaces a revistas | enlaces en citas).'),
      (sentence) => inSpanish(sentence, card()).content,
    ),
  },
};
