/** Help texts of schemas, for block types and fields, by their English text. */
export const schemaHelps: Readonly<Record<string, string>> = {
  'Tells readers that the article holds paid links, and how we vet brands. Pages with paid links get one by themselves; this block takes its place.':
    'Dice a los lectores que el artículo contiene enlaces pagados, y cómo evaluamos las marcas. Las páginas con enlaces pagados tienen uno por sí mismas; este bloque ocupa su lugar.',
  'The names of the brands and shops that pay us. Up to two are listed, three and more are named in one sentence; without names the wording is general.':
    'Los nombres de las marcas y tiendas que nos pagan. Hasta dos se enumeran, tres o más se nombran en una frase; sin nombres, el texto es general.',
  'The name of a brand or shop.': 'El nombre de una marca o tienda.',
  'Paid links lead to brands or shops that are not named here as well. Has no effect without names.':
    'Los enlaces pagados llevan también a marcas o tiendas que no se nombran aquí. Sin nombres no tiene efecto.',
  'The accordion "How we vet brands and products" is open when the page loads.':
    'El desplegable «How we vet brands and products» está abierto al cargar la página.',
  'A narrow bar above the header, wherever the block stands. A page has one. Readers who dismiss it do not see its campaign again for some days.':
    'Una barra estrecha sobre la cabecera, esté donde esté el bloque. Cada página tiene una. Quien la cierra no vuelve a ver su campaña en unos días.',
  'A word or two that stand out, before the text.': 'Una o dos palabras que destacan, antes del texto.',
  'What there is to say, in one short sentence: with headline and button, 40 characters have room on every phone. Of more, readers see one line, and the rest when they open it.':
    'Lo que hay que decir, en una frase corta: con titular y botón, 40 caracteres caben en cualquier teléfono. Si hay más, los lectores ven una línea, y el resto al abrirla.',
  'By this name a browser knows that its reader has dismissed the bar. Give a new announcement a new name, else those readers do not see it.':
    'Por este nombre sabe un navegador que su lector ha cerrado la barra. Un aviso nuevo necesita un nombre nuevo; si no, esos lectores no lo ven.',
  'What the button or link says. With more than 12 characters the button gets less room at its sides.':
    'Lo que dice el botón o enlace. Con más de 12 caracteres, el botón tiene menos espacio a los lados.',
  'Where the button or link leads. Without it there is none.':
    'Adónde lleva el botón o enlace. Sin dirección no hay ninguno.',
  'Whether it looks like a button or like a link. Without it, a button.':
    'Si parece un botón o un enlace. Si no se dice, un botón.',
  'Without it, the address opens in a new tab.': 'Si no, la dirección se abre en una pestaña nueva.',
  'A logo before the text, for narrow and for wide windows. It stands 24 pixels high.':
    'Un logotipo antes del texto, para ventanas estrechas y anchas. Mide 24 píxeles de alto.',
  'The logo from 768 pixels on.': 'El logotipo a partir de 768 píxeles.',
  'The logo below 768 pixels, such as its sign without the name. Without it, the other one.':
    'El logotipo por debajo de 768 píxeles, por ejemplo su signo sin el nombre. Si falta, el otro.',
  'The color of the bar. Without it, ours.': 'El color de la barra. Si falta, el nuestro.',
  'The color of its text. Where it cannot be read on the ground, readers get ours.':
    'El color de su texto. Si no se puede leer sobre el fondo, los lectores ven el nuestro.',
  'Instead of this announcement, the bar says that we have updated our privacy policy, and leads there. It is dismissed apart from the campaign.':
    'En lugar de este aviso, la barra dice que hemos actualizado la política de privacidad, y lleva allí. Se cierra aparte de la campaña.',
  'A questionnaire about symptoms from the site’s own files, with telephone numbers for help above it. A reader’s answers, score and result never leave the page.':
    'Un cuestionario sobre síntomas de los archivos del propio sitio, con teléfonos de ayuda encima. Las respuestas, la puntuación y el resultado no salen nunca de la página.',
  'Its name among the site’s questionnaires: that of its file. worry-check and mood-check come with Pagewell.':
    'Su nombre entre los cuestionarios del sitio: el de su archivo. worry-check y mood-check vienen con Pagewell.',
  'The heading in this article. Without it, that of the questionnaire.':
    'El encabezado en este artículo. Si falta, el del cuestionario.',
  'Who wrote: a portrait, a name and a few sentences. Without a name nothing is shown.':
    'Quién escribió: un retrato, un nombre y unas frases. Sin nombre no se muestra nada.',
  'The name as it stands above articles, with academic titles.':
    'El nombre como aparece sobre los artículos, con títulos académicos.',
  'What somebody has learned and does, and what they have to do with the subject.':
    'Qué ha estudiado y hace alguien, y qué tiene que ver con el tema.',
  'A square picture of the author.': 'Un retrato cuadrado de quien escribe.',
  'What is always seen where the picture is cropped, in percent from its left and from its top. Without it, the middle.':
    'Lo que siempre se ve donde la imagen se recorta, en tanto por ciento desde la izquierda y desde arriba. Si falta, el centro.',
  'What the portrait tells beyond the name. Usually empty, because the name stands beside it.':
    'Lo que el retrato dice además del nombre. Suele quedar vacío, porque el nombre está al lado.',
  'Content that came as a tree of plain elements. Only elements of an allow-list are shown.':
    'Contenido que llegó como un árbol de elementos sencillos. Solo se muestran los elementos de una lista permitida.',
  'Texts, elements and blocks in order.': 'Textos, elementos y bloques en orden.',
  'A text, an element, or a block (recognised by its type).':
    'Un texto, un elemento o un bloque (se reconoce por su tipo).',
  'Plain text between elements.': 'Texto sin formato entre elementos.',
  'An element with its attributes and what is in it.': 'Un elemento con sus atributos y lo que contiene.',
  'The name of the element.': 'El nombre del elemento.',
  "The element's attributes. Those outside the allow-list are taken out.":
    'Los atributos del elemento. Los que no están en la lista permitida se quitan.',
  'The value of one attribute.': 'El valor de un atributo.',
  'Texts, elements and blocks inside this element.': 'Textos, elementos y bloques dentro de este elemento.',
  'A calculator that readers fill in themselves. What they enter stays in their browser: it is never sent, kept, or put into an address. Without script they see the formula and its table.':
    'Una calculadora que los lectores rellenan. Lo que escriben queda en su navegador: no se envía, ni se guarda, ni se pone en una dirección. Sin scripts se ve la fórmula y su tabla.',
  'What is calculated.': 'Lo que se calcula.',
  'The heading of the calculator. Without it, the name of what is calculated.':
    'El encabezado de la calculadora. Si falta, el nombre de lo que se calcula.',
  'Boxes that stand out of the text: a column of words and links, questions with answers, or what advertisers pay for. Each takes a whole row, or two share one.':
    'Recuadros que destacan del texto: una columna de palabras y enlaces, preguntas con respuestas, o lo que pagan los anunciantes. Cada uno ocupa una fila entera, o dos la comparten.',
  'Whether each box takes a whole row, or two share one on screens from 768 pixels.':
    'Si cada recuadro ocupa una fila entera, o dos la comparten en pantallas a partir de 768 píxeles.',
  'The boxes in order. Those with nothing to show are left out.':
    'Los recuadros en orden. Los que no tienen nada que mostrar se omiten.',
  'One box. What is shown depends on its kind.': 'Un recuadro. Lo que se muestra depende de su clase.',
  'What the box holds: words with links, questions with answers, or paid links.':
    'Lo que contiene el recuadro: palabras con enlaces, preguntas con respuestas o enlaces pagados.',
  'The heading of the box.': 'El encabezado del recuadro.',
  'A small square picture beside the heading, which decorates it.':
    'Una imagen cuadrada pequeña junto al encabezado, que lo adorna.',
  'A few words above the heading.': 'Unas palabras sobre el encabezado.',
  'A small square picture beside the line above the heading, which decorates it.':
    'Una imagen cuadrada pequeña junto a la línea sobre el encabezado, que la adorna.',
  'What stands below the heading.': 'Lo que va debajo del encabezado.',
  'Short statements below the text.': 'Afirmaciones cortas debajo del texto.',
  'One short statement.': 'Una afirmación corta.',
  'Whether the points have bullets.': 'Si los puntos llevan viñetas.',
  'Pages to go on with. Nobody pays for these links.':
    'Páginas para seguir leyendo. Nadie paga por estos enlaces.',
  'For a box of questions: each opens on its own. Search engines receive them as well.':
    'Para un recuadro de preguntas: cada una se abre por separado. Los buscadores también las reciben.',
  'For a box of paid media: what advertisers pay for, marked as advertisement.':
    'Para un recuadro de medios pagados: lo que pagan los anunciantes, señalado como publicidad.',
  'Whether the box belongs to a series, which is then named above its heading.':
    'Si el recuadro pertenece a una serie, que entonces se nombra sobre su encabezado.',
  'The series that the box belongs to.': 'La serie a la que pertenece el recuadro.',
  'The title of the series.': 'El título de la serie.',
  'Where all of the series is.': 'Dónde está toda la serie.',
  'A small square picture beside the title of the series, which decorates it.':
    'Una imagen cuadrada pequeña junto al título de la serie, que lo adorna.',
  'The ground that it stands on. Where no text could be read on it, readers get a colour of ours.':
    'El fondo sobre el que va. Si no se pudiera leer ningún texto sobre él, los lectores ven un color nuestro.',
  'Whether all of the series is by one author, which is then said.':
    'Si toda la serie es de un solo autor, lo que entonces se dice.',
  'Whether the box takes the colour of a brand.': 'Si el recuadro toma el color de una marca.',
  'The brand whose colour the box takes.': 'La marca cuyo color toma el recuadro.',
  'A page to go on with.': 'Una página para seguir leyendo.',
  'What the page is about.': 'De qué trata la página.',
  'Where it leads.': 'Adónde lleva.',
  'Things to have, to bring or to do, each with a check mark, in a box of its own: for what readers print or come back to. A list with check marks inside the text is a List.':
    'Cosas que tener, llevar o hacer, cada una con una marca de verificación, en un recuadro propio: para lo que se imprime o se vuelve a consultar. Una lista con marcas dentro del texto es una Lista.',
  'What the list is for. Without it the box begins with the first line.':
    'Para qué es la lista. Si falta, el recuadro empieza con la primera línea.',
  'The lines in order, each a sentence or two.': 'Las líneas en orden, cada una de una o dos frases.',
  'One thing, in a sentence or two.': 'Una cosa, en una o dos frases.',
  'Whether the lines appear one after another, half a second apart, when readers come to them. Where motion is not wanted they stand there at once.':
    'Si las líneas aparecen una tras otra, cada medio segundo, cuando se llega a ellas. Donde no se quiere movimiento están ahí enseguida.',
  'A text on a ground of its own, with an animated picture at its end.':
    'Un texto sobre un fondo propio, con una imagen animada al final.',
  'What stands on the ground.': 'Lo que va sobre el fondo.',
  'A picture below the text, such as a short animation at the end of an article. It stands still for readers who want no motion.':
    'Una imagen debajo del texto, como una breve animación al final de un artículo. Queda quieta para quien no quiere movimiento.',
  'A list that opens, in which readers choose two products and see them side by side. For products that have no table on the page.':
    'Una lista que se abre, en la que se eligen dos productos y se ven uno junto a otro. Para productos que no tienen tabla en la página.',
  'What stands on the closed list. Without it: Compare products.':
    'Lo que dice la lista cerrada. Si falta: Compare products.',
  'The products in their order. What a reader sees of two of them follows from the same fields as in the product comparison table.':
    'Los productos en su orden. Lo que se ve de dos de ellos sale de los mismos campos que en la tabla comparativa de productos.',
  'A product that readers may choose.': 'Un producto que se puede elegir.',
  "The product's id in the product data.": 'El id del producto en los datos de productos.',
  "The product's name.": 'El nombre del producto.',
  'What the product is best at.': 'En qué es mejor el producto.',
  "The product's picture.": 'La imagen del producto.',
  'What the picture shows, for readers who cannot see it.':
    'Lo que muestra la imagen, para quien no la puede ver.',
  'The width of the picture file.': 'El ancho del archivo de la imagen.',
  'The height of the picture file.': 'El alto del archivo de la imagen.',
  "The colour behind the product's picture.": 'El color detrás de la imagen del producto.',
  'The name of the brand.': 'El nombre de la marca.',
  'The average rating of buyers, from 0 to 5.': 'La valoración media de los compradores, de 0 a 5.',
  'How many buyers have rated the product.': 'Cuántos compradores han valorado el producto.',
  'The price in US dollars, without a sign.': 'El precio en dólares estadounidenses, sin signo.',
  'The name of the shop with this price.': 'El nombre de la tienda con este precio.',
  'The offer in words.': 'La oferta en palabras.',
  'The text of the button to the shop.': 'El texto del botón hacia la tienda.',
  'The redirect address of the shop. Without it the product has no button.':
    'La dirección de redirección de la tienda. Sin ella, el producto no tiene botón.',
  'What is compared. Products that use the same label share a row.':
    'Lo que se compara. Los productos con la misma etiqueta comparten una fila.',
  'What speaks for the product.': 'Lo que habla a favor del producto.',
  'What speaks against it.': 'Lo que habla en contra.',
  "The id of the product's variant, such as a size or a flavour.":
    'El id de la variante del producto, como un tamaño o un sabor.',
  "The brand's id in affiliate links.": 'El id de la marca en los enlaces de afiliados.',
  "The campaign's id in affiliate links.": 'El id de la campaña en los enlaces de afiliados.',
  'A card that leads to something of our own: a guide, a program, a collection. Without a title nothing is shown.':
    'Una tarjeta que lleva a algo nuestro: una guía, un programa, una colección. Sin título no se muestra nada.',
  'A few words above the title: what kind of thing it is.':
    'Unas palabras sobre el título: qué clase de cosa es.',
  'What it is about.': 'De qué trata.',
  'What readers get, in a sentence or two.': 'Lo que obtienen los lectores, en una o dos frases.',
  'The text of the button. Without it the button says “Learn more”.':
    'El texto del botón. Si falta, el botón dice «Learn more».',
  'Where the button leads. Nobody pays for this link. Without it there is no button.':
    'Adónde lleva el botón. Nadie paga por este enlace. Sin él no hay botón.',
  'Whether the link opens in another tab.': 'Si el enlace se abre en otra pestaña.',
  'The picture for screens from 990 pixels. It is cropped to 3 by 2.':
    'La imagen para pantallas a partir de 990 píxeles. Se recorta a 3 por 2.',
  'The picture from 768 to 989 pixels. Without it the next larger or smaller one that is there.':
    'La imagen de 768 a 989 píxeles. Si falta, la siguiente mayor o menor que haya.',
  'The picture below 768 pixels. Without it the next larger one that is there.':
    'La imagen por debajo de 768 píxeles. Si falta, la siguiente mayor que haya.',
  'What the picture tells, for readers who cannot see it. Leave it empty only when the picture is pure decoration.':
    'Lo que dice la imagen, para quien no la puede ver. Solo se deja vacío cuando la imagen es puro adorno.',
  'Colours on a ground of your own. Those with too little contrast to the ground are ours.':
    'Colores sobre un fondo propio. Los que contrastan poco con el fondo se sustituyen por los nuestros.',
  'The colour of title and text.': 'El color del título y del texto.',
  'The colour of the line above the title.': 'El color de la línea sobre el título.',
  'Up to three articles of a series, under the heading “More in” and its title. With fewer than two articles nothing is shown.':
    'Hasta tres artículos de una serie, bajo el encabezado «More in» y su título. Con menos de dos artículos no se muestra nada.',
  'The title of the series, as the end of the heading “More in …”.':
    'El título de la serie, como final del encabezado «More in …».',
  'Where all of the series is. With it the title is a link.':
    'Dónde está toda la serie. Con ello el título es un enlace.',
  'The articles of the series, in order. Readers see the first three that they are not already on.':
    'Los artículos de la serie, en orden. Se ven los tres primeros en los que no se está ya.',
  'Whether all of the series is by one author, whom readers then get to know below the articles.':
    'Si toda la serie es de un solo autor, a quien se presenta entonces debajo de los artículos.',
  'Who wrote the series.': 'Quién escribió la serie.',
  'The name of a person.': 'El nombre de una persona.',
  'The name as readers see it.': 'El nombre como lo ven los lectores.',
  'A few sentences about the author.': 'Unas frases sobre quien escribe.',
  'What the author has learned and does.': 'Qué ha estudiado y hace quien escribe.',
  'A picture of the author.': 'Una foto de quien escribe.',
  'A page about the author. With it the name is a link.':
    'Una página sobre quien escribe. Con ella el nombre es un enlace.',
  'An article of the series.': 'Un artículo de la serie.',
  'The title of the article.': 'El título del artículo.',
  'The path of the article.': 'La ruta del artículo.',
  'The picture beside the title, which decorates it. Without it the first letter of the title stands there.':
    'La imagen junto al título, que lo adorna. Si falta, está ahí la primera letra del título.',
  'Who wrote the article.': 'Quién escribió el artículo.',
  'One of the authors.': 'Uno de los autores.',
  'Two ways of eating side by side: what to avoid, alcohol, meal kits and possible benefits. With more than two, readers choose which two they compare.':
    'Dos formas de comer, una junto a otra: qué evitar, alcohol, kits de comida y posibles beneficios. Con más de dos, los lectores eligen cuáles comparan.',
  'The heading. Without it: Compare lifestyle diets.': 'El encabezado. Si falta: Compare lifestyle diets.',
  'The diets in their order. The first two are compared at first.':
    'Las dietas en su orden. Al principio se comparan las dos primeras.',
  'A few words each.': 'Unas palabras cada una.',
  'A few words.': 'Unas palabras.',
  'One of the diets.': 'Una de las dietas.',
  'The name of the diet.': 'El nombre de la dieta.',
  'A picture of a typical meal.': 'Una imagen de una comida típica.',
  'What the diet leaves out or limits.': 'Lo que la dieta excluye o limita.',
  'Whether the diet allows alcohol. Shown as Yes or No; leave it out where neither is true.':
    'Si la dieta permite el alcohol. Se muestra como sí o no; se deja sin indicar donde no vale ninguno.',
  'Up to two meal kits that deliver dishes for this diet, with paid links.':
    'Hasta dos kits de comida que entregan platos para esta dieta, con enlaces pagados.',
  'What studies suggest, in careful words.': 'Lo que sugieren los estudios, con palabras prudentes.',
  'Where the button Learn More leads. Without it the diet has no button.':
    'Adónde lleva el botón Learn More. Sin ello la dieta no tiene botón.',
  'A meal kit with a paid link.': 'Un kit de comida con un enlace pagado.',
  'The name of the meal kit.': 'El nombre del kit de comida.',
  'The redirect address of the shop.': 'La dirección de redirección de la tienda.',
  'The place of the kit in our ranking of meal kits, 1 or 2. Without it, its place in this list.':
    'El puesto del kit en nuestra clasificación de kits, 1 o 2. Si falta, su lugar en esta lista.',
  'A file that readers may take along, with its picture. Its kind and size stand beside the link. Without an address nothing is shown.':
    'Un archivo que los lectores se pueden llevar, con su imagen. Su clase y tamaño están junto al enlace. Sin dirección no se muestra nada.',
  'What the file is.': 'Qué es el archivo.',
  'What readers find in it and what it is good for, in a sentence or two.':
    'Lo que se encuentra en él y para qué sirve, en una o dos frases.',
  'Where the file is: a path on this site or a web address. It opens in another tab.':
    'Dónde está el archivo: una ruta en este sitio o una dirección web. Se abre en otra pestaña.',
  'The size of the file in kilobytes, as the computer shows it. Readers see it before they load the file.':
    'El tamaño del archivo en kilobytes, como lo muestra el ordenador. Se ve antes de cargar el archivo.',
  'What the file looks like: its first page, upright.':
    'Qué aspecto tiene el archivo: su primera página, en vertical.',
  'Leads readers on: to a tool, an article, an offer or a letter. With a brand it says that it is an advertisement. Where it says nothing, its place stays empty.':
    'Lleva a los lectores más allá: a una herramienta, un artículo, una oferta o una carta. Con una marca dice que es publicidad. Donde no dice nada, su lugar queda vacío.',
  'A few words above the headline: what kind of thing it is.':
    'Unas palabras sobre el titular: qué clase de cosa es.',
  'A picture beside the words.': 'Una imagen junto a las palabras.',
  'Where the button leads. Without it there is no button. With a brand, the link is marked as paid.':
    'Adónde lleva el botón. Sin ello no hay botón. Con una marca, el enlace se señala como pagado.',
  'Who pays for it. With a brand it says that it is an advertisement.':
    'Quién paga por ello. Con una marca dice que es publicidad.',
  'Who pays for it, where no brand is named.': 'Quién paga por ello, donde no se nombra ninguna marca.',
  'What it leads to: recipeCarousel, calculator, symptomExplorer, quiz, multiImageCTA, adaAssessment, inlineTraveler or email. An email driver has a form for letters. Others have no ad type.':
    'A qué lleva: recipeCarousel, calculator, symptomExplorer, quiz, multiImageCTA, adaAssessment, inlineTraveler o email. Uno de correo tiene un formulario para cartas. Los demás no tienen tipo de anuncio.',
  'The space between its edges and what it says.': 'El espacio entre sus bordes y lo que dice.',
  'The name of the place of marketing that it fills, such as 1stPagePopup, 2ndPagePopup, rightRail, manualPlacement1 or headerNewsletter.':
    'El nombre del lugar de promoción que ocupa, como 1stPagePopup, 2ndPagePopup, rightRail, manualPlacement1 o headerNewsletter.',
  'What the campaign is called, for reports.': 'Cómo se llama la campaña, para los informes.',
  'What the driver is called where it comes from.': 'Cómo se llama la derivación allí de donde viene.',
  'The letters that its form is for, by the names of their lists. With any, it has a form.':
    'Las cartas para las que es su formulario, por los nombres de sus listas. Con alguna, tiene un formulario.',
  'The name of a list.': 'El nombre de una lista.',
  'More letters that its form is for.': 'Más cartas para las que es su formulario.',
  'What sign-ups here are counted as.': 'Como qué se cuentan aquí las suscripciones.',
  'The quiz that it leads to.': 'El test al que lleva.',
  'What the quiz is called, for reports.': 'Cómo se llama el test, para los informes.',
  'What readers are asked once they have signed up. Without it they are asked nothing.':
    'Lo que se pregunta una vez hecha la suscripción. Si falta, no se pregunta nada.',
  'A sentence or two below the question.': 'Una o dos frases debajo de la pregunta.',
  'The answers, in their order. Which one is chosen is counted by its place alone.':
    'Las respuestas, en su orden. La elegida se cuenta solo por su lugar.',
  'An answer in a few words.': 'Una respuesta en pocas palabras.',
  'What the button says that leaves the question unanswered. Without it: “Skip”.':
    'Lo que dice el botón que deja la pregunta sin contestar. Si falta: «Skip».',
  'What stands there at the end, once readers have signed up. Without it, what the form says.':
    'Lo que hay al final, una vez hecha la suscripción. Si falta, lo que dice el formulario.',
  'A sentence or two below it.': 'Una o dos frases debajo.',
  'Where that button leads. Without it there is no button.': 'Adónde lleva ese botón. Sin ello no hay botón.',
  'A line that leads from the end of a section to a page with more. Without a link text and an address nothing is shown.':
    'Una línea que lleva del final de una sección a una página con más. Sin texto del enlace y dirección no se muestra nada.',
  'What stands before the link.': 'Lo que va antes del enlace.',
  'The text of the link.': 'El texto del enlace.',
  'The page that the text leads to.': 'La página a la que lleva el texto.',
  'A claim, and how far studies support it: a level on a scale of four, a sentence that says why, and the sources.':
    'Una afirmación, y hasta qué punto la apoyan los estudios: un nivel en una escala de cuatro, una frase que dice por qué, y las fuentes.',
  'What is said to be true, in words that could be wrong.':
    'Lo que se dice que es cierto, con palabras que podrían ser erróneas.',
  'How far studies support the claim. Drawn as a scale, with the word beside it.':
    'Hasta qué punto apoyan los estudios la afirmación. Se dibuja como una escala, con la palabra al lado.',
  'What the level rests on, in one sentence.': 'En qué se apoya el nivel, en una frase.',
  "The ids of entries in the article's list of sources.":
    'Los id de entradas de la lista de fuentes del artículo.',
  "The id of an entry in the article's list of sources.":
    'El id de una entrada de la lista de fuentes del artículo.',
  'Frequently asked questions that open one by one. Search engines receive them as well.':
    'Preguntas frecuentes que se abren una a una. Los buscadores también las reciben.',
  'The heading above the questions.': 'El encabezado sobre las preguntas.',
  'The questions in order. All are closed at first and several may be open at once.':
    'Las preguntas en orden. Al principio están todas cerradas, y puede haber varias abiertas a la vez.',
  'One question with its answer.': 'Una pregunta con su respuesta.',
  'The question as a reader would ask it.': 'La pregunta como la haría un lector.',
  'The answer, with formatting and links.': 'La respuesta, con formato y enlaces.',
  'Leads readers to somebody who treats. Without a description and an address nothing is shown.':
    'Lleva a los lectores a alguien que trata. Sin descripción y dirección no se muestra nada.',
  'Who treats, and what to look for.': 'Quién trata, y en qué fijarse.',
  'The text of the link. Without it the text is “Find a specialist”.':
    'El texto del enlace. Si falta, dice «Find a specialist».',
  'Where specialists are found. Nobody pays for this link.':
    'Dónde se encuentran especialistas. Nadie paga por este enlace.',
  'Cards with a question in front and its answer on the back, for myths and facts or things to guess. Phones show one at a time, tablets two, computers all of them.':
    'Tarjetas con una pregunta delante y su respuesta detrás, para mitos y hechos o cosas que adivinar. Los teléfonos muestran una cada vez, las tabletas dos, los ordenadores todas.',
  'The heading above the cards. Without it there is none, and the carousel is called "Questions and answers" for readers who cannot see it.':
    'El encabezado sobre las tarjetas. Si falta no hay ninguno, y el carrusel se llama «Questions and answers» para quien no lo puede ver.',
  'The cards in order. Three, four or six fill their rows on computers.':
    'Las tarjetas en orden. Tres, cuatro o seis llenan sus filas en los ordenadores.',
  'A question and its answer. A card without one of the two is not shown.':
    'Una pregunta y su respuesta. Una tarjeta a la que le falta una de las dos no se muestra.',
  'What stands in front, in a line or two.': 'Lo que va delante, en una o dos líneas.',
  'What readers see when they turn the card over.': 'Lo que se ve al dar la vuelta a la tarjeta.',
  'The answer in a few words, set large.': 'La respuesta en pocas palabras, en letra grande.',
  'Why it is so, in a few sentences, with a link to the source.':
    'Por qué es así, en unas frases, con un enlace a la fuente.',
  'A picture for the front. One of 3 to 2 is shown whole.':
    'Una imagen para el anverso. Una de 3 por 2 se muestra entera.',
  'A heading that begins a section. Long articles list their headings in the table of contents.':
    'Un encabezado que empieza una sección. Los artículos largos enumeran sus encabezados en el índice.',
  'The words of the heading, without formatting.': 'Las palabras del encabezado, sin formato.',
  "2 begins a main section, 3 and 4 begin parts of it. Level 1 is the article's title. Without it the level is 2.":
    'El 2 empieza una sección principal, el 3 y el 4 partes de ella. El nivel 1 es el título del artículo. Si falta, el nivel es 2.',
  'The name by which links reach this heading. Without it, one is made from the text.':
    'El nombre por el que los enlaces llegan a este encabezado. Si falta, se hace uno con el texto.',
  'Asks readers whether the article helped them, with one click. Their answer is counted without anything that tells who they are, and they can take it back while their tab is open.':
    'Pregunta a los lectores si el artículo les ha ayudado, con un clic. La respuesta se cuenta sin nada que diga quién es, y se puede retirar mientras la pestaña está abierta.',
  'What is asked, in place of our own words: Was this helpful? Yes and no have to be answers to it.':
    'Lo que se pregunta, en lugar de nuestras palabras: Was this helpful? Tiene que poder contestarse con sí y no.',
  'A large picture with a few words on it. Phones show one picture, and screens from 590 pixels another. Without a picture nothing is shown.':
    'Una imagen grande con unas palabras encima. Los teléfonos muestran una imagen, y las pantallas a partir de 590 píxeles otra. Sin imagen no se muestra nada.',
  'The picture for screens from 590 pixels, in landscape format. It is cropped to 16 by 9.':
    'La imagen para pantallas a partir de 590 píxeles, apaisada. Se recorta a 16 por 9.',
  'The picture for screens below 590 pixels, upright. It is cropped to 4 by 5. Without it phones show the other one.':
    'La imagen para pantallas de menos de 590 píxeles, vertical. Se recorta a 4 por 5. Si falta, los teléfonos muestran la otra.',
  'The words on the picture.': 'Las palabras sobre la imagen.',
  'A sentence or two below the title.': 'Una o dos frases debajo del título.',
  'Links to more pages about a topic, under the heading "Discover more about" and the topic. Without a topic or tiles nothing is shown.':
    'Enlaces a más páginas sobre un tema, bajo el encabezado «Discover more about» y el tema. Sin tema o mosaicos no se muestra nada.',
  'The topic, as the end of the heading "Discover more about …". Readers see up to 60 characters of the whole heading.':
    'El tema, como final del encabezado «Discover more about …». Se ven hasta 60 caracteres de todo el encabezado.',
  'The pages that the tiles lead to, in order.': 'Las páginas a las que llevan los mosaicos, en orden.',
  'A page about the topic.': 'Una página sobre el tema.',
  'What the page is about. Readers see up to 26 characters.':
    'De qué trata la página. Se ven hasta 26 caracteres.',
  'The page that the tile leads to.': 'La página a la que lleva el mosaico.',
  'Pictures that belong together, such as the steps of an exercise. Phones show one at a time, tablets two, computers all of them.':
    'Imágenes que van juntas, como los pasos de un ejercicio. Los teléfonos muestran una cada vez, las tabletas dos, los ordenadores todas.',
  'The heading above the pictures. Without it there is none, and the carousel is called "Pictures" for readers who cannot see it.':
    'El encabezado sobre las imágenes. Si falta no hay ninguno, y el carrusel se llama «Pictures» para quien no lo puede ver.',
  'The pictures in order. One that is listed twice is shown once, where it is listed first.':
    'Las imágenes en orden. Una que aparece dos veces se muestra una vez, donde aparece primero.',
  'A picture and what stands below it. It is shown whole; the shape of the first one is that of all frames.':
    'Una imagen y lo que va debajo. Se muestra entera; la forma de la primera es la de todos los marcos.',
  'Where the picture is: a path on this site or a web address.':
    'Dónde está la imagen: una ruta en este sitio o una dirección web.',
  'The width of the picture file in pixels.': 'El ancho del archivo de la imagen en píxeles.',
  'The height of the picture file in pixels.': 'El alto del archivo de la imagen en píxeles.',
  'What readers learn from the picture, in a sentence.': 'Lo que se aprende de la imagen, en una frase.',
  'A picture with an optional caption and credit.': 'Una imagen, con pie y crédito si se quiere.',
  'The width of the picture file. With width and height the page keeps its place while the picture loads.':
    'El ancho del archivo de la imagen. Con ancho y alto, la página guarda su lugar mientras la imagen se carga.',
  'The height of the picture file. With width and height the page keeps its place while the picture loads.':
    'El alto del archivo de la imagen. Con ancho y alto, la página guarda su lugar mientras la imagen se carga.',
  'A sentence or two below the picture.': 'Una o dos frases debajo de la imagen.',
  'Who made the picture.': 'Quién hizo la imagen.',
  'Other versions of the picture for certain screen widths. The first whose condition holds is shown.':
    'Otras versiones de la imagen para ciertos anchos de pantalla. Se muestra la primera cuya condición se cumple.',
  'Leave the picture out until the reader comes near it. For heavy or animated pictures far down the page; others load in good time by themselves.':
    'No cargar la imagen hasta que el lector se acerque a ella. Para imágenes pesadas o animadas muy abajo en la página; las demás se cargan a tiempo por sí mismas.',
  'A version of the picture and the screens it is for.':
    'Una versión de la imagen y las pantallas para las que es.',
  'The screens this version is for, as a media condition.':
    'Las pantallas para las que es esta versión, como condición de medios.',
  'Where this version of the picture is.': 'Dónde está esta versión de la imagen.',
  'The width of this version in pixels.': 'El ancho de esta versión en píxeles.',
  'The height of this version in pixels.': 'El alto de esta versión en píxeles.',
  'A place for an advertisement between two parts of the text: a medium rectangle on phones, a leaderboard on wider screens. Until an ad server is connected, an advertisement of our own stands in it. Beyond a number for each page, further ones show nothing.':
    'Un lugar para un anuncio entre dos partes del texto: un rectángulo mediano en teléfonos, una banda ancha en pantallas mayores. Hasta que haya un servidor de anuncios conectado, lo ocupa un anuncio nuestro. A partir de cierto número por página, los demás no muestran nada.',
  'What our own advertisement is about, in a few words. Without it, one about how we choose products is shown.':
    'De qué trata nuestro propio anuncio, en pocas palabras. Si falta, se muestra uno sobre cómo elegimos los productos.',
  'One sentence below the title.': 'Una frase debajo del título.',
  'What the button says.': 'Lo que dice el botón.',
  'Where our own advertisement leads: a path on this site.':
    'Adónde lleva nuestro propio anuncio: una ruta en este sitio.',
  'A box of three to five points: what a reader takes away who reads nothing else. It stands before the first text.':
    'Un recuadro de tres a cinco puntos: lo que se lleva quien no lee nada más. Va antes del primer texto.',
  'The heading of the box. Without it, it says Key points.':
    'El encabezado del recuadro. Si falta, dice Key points.',
  'Three to five, each a sentence or two, the most important first.':
    'De tres a cinco, cada uno de una o dos frases, el más importante primero.',
  'One point, in a sentence or two.': 'Un punto, en una o dos frases.',
  'A list with bullets, numbers or check marks.': 'Una lista con viñetas, números o marcas de verificación.',
  'Bullets for a plain list, numbers where the order matters, check marks for what is met, done or to be done. Warnings and findings are no such things: they have bullets. Without a style the list has bullets.':
    'Viñetas para una lista sencilla, números donde importa el orden, marcas de verificación para lo que se cumple, se hizo o se ha de hacer. Las advertencias y los hallazgos no lo son: llevan viñetas. Sin estilo, la lista lleva viñetas.',
  'The lines of the list in order.': 'Las líneas de la lista en orden.',
  'One line of the list.': 'Una línea de la lista.',
  'What somebody tells of their own life, with a photo and the way to the whole article. Without a quote nothing is shown.':
    'Lo que alguien cuenta de su propia vida, con una foto y el camino al artículo completo. Sin cita no se muestra nada.',
  'What it is about, above the quote.': 'De qué trata, sobre la cita.',
  'Their words, without quotation marks.': 'Sus palabras, sin comillas.',
  'Who says it, as they want to be called.': 'Quién lo dice, con el nombre que quiera.',
  'What they are or do, as far as it belongs here.': 'Qué es o qué hace, en lo que aquí importa.',
  'A square picture of the person.': 'Una foto cuadrada de la persona.',
  'The article behind “Read full article”.': 'El artículo detrás de «Read full article».',
  'A page about the person. With it the name is a link.':
    'Una página sobre la persona. Con ella el nombre es un enlace.',
  'Cards in a row without an end: after the last comes the first. For things to browse, such as ideas or further pages, none of which readers have to see.':
    'Tarjetas en una fila sin fin: después de la última viene la primera. Para cosas que ojear, como ideas u otras páginas, que nadie tiene que ver.',
  'The heading above the cards. Without it there is none, and the carousel is called "More to see" for readers who cannot see it.':
    'El encabezado sobre las tarjetas. Si falta no hay ninguno, y el carrusel se llama «More to see» para quien no lo puede ver.',
  'The cards in order. Five or more look best: computers show three and a part of the fourth.':
    'Las tarjetas en orden. Cinco o más quedan mejor: los ordenadores muestran tres y parte de la cuarta.',
  'A picture with a title and a sentence. A card without title is not shown.':
    'Una imagen con un título y una frase. Una tarjeta sin título no se muestra.',
  'What it is, in a few words.': 'Qué es, en pocas palabras.',
  'A picture above the title. One of 3 to 2 is shown whole.':
    'Una imagen sobre el título. Una de 3 por 2 se muestra entera.',
  'Where the title leads. Without it the card is no link.':
    'Adónde lleva el título. Sin ello la tarjeta no es un enlace.',
  'A form in which readers leave an address for letters by mail. It is shown where the site has letters.':
    'Un formulario en el que se deja una dirección para recibir cartas por correo. Se muestra donde el sitio tiene cartas.',
  'The heading. Without it, what the site says of its letters.':
    'El encabezado. Si falta, lo que el sitio dice de sus cartas.',
  'What readers get, and how often. Without it, what the site says.':
    'Lo que se recibe, y cada cuánto. Si falta, lo que dice el sitio.',
  'The letters that it is for, by the names of their lists. Without any, the first letter of the site.':
    'Las cartas para las que es, por los nombres de sus listas. Sin ninguna, la primera carta del sitio.',
  'What the mailing service calls the campaign.': 'Cómo llama el servicio de correo a la campaña.',
  'The point solutions that it belongs to.': 'Las soluciones concretas a las que pertenece.',
  'A name as the mailing service knows it.': 'Un nombre como lo conoce el servicio de correo.',
  'The conditions that the letters are about. Nobody outside learns them before the reader has agreed.':
    'Las condiciones de las que tratan las cartas. Nadie de fuera las conoce antes de que el lector consienta.',
  'The collections that it belongs to.': 'Las colecciones a las que pertenece.',
  'The courses that it belongs to.': 'Los cursos a los que pertenece.',
  'The tracks of a course that it belongs to.': 'Los itinerarios de un curso a los que pertenece.',
  'A few sentences that stand out of the text: where to get help at once, what to be careful with, or what is good to know.':
    'Unas frases que destacan del texto: dónde pedir ayuda enseguida, con qué tener cuidado, o lo que conviene saber.',
  'Urgent for a danger that needs help now: it names a telephone. Caution for what may do harm. Good to know for all else, and where nothing is chosen.':
    'Urgente, para un peligro que necesita ayuda ya: nombra un teléfono. Precaución, para lo que puede hacer daño. Conviene saber, para todo lo demás, y donde no se elige nada.',
  'What the note is about, in a few words. The kind stands above it.':
    'De qué trata la nota, en pocas palabras. La clase va encima.',
  'What readers shall know or do, in a few sentences. The first one says the most important.':
    'Lo que los lectores deben saber o hacer, en unas frases. La primera dice lo más importante.',
  'Who to call, the first one first. An urgent note has at least one.':
    'A quién llamar, el primero primero. Una nota urgente tiene al menos uno.',
  'A number that readers can call from the page.': 'Un número al que se puede llamar desde la página.',
  "As it shall be read: digits, with blanks, dashes, dots or brackets between them, and a plus sign before a country's code.":
    'Como se ha de leer: cifras, con espacios, guiones, puntos o paréntesis entre ellas, y un signo más antes del prefijo de un país.',
  'The name of the line, and when it answers if that is not at any hour.':
    'El nombre de la línea, y cuándo atiende si no es a todas horas.',
  'Up to three tiles with pictures, side by side, each with a link. Without a tile nothing is shown.':
    'Hasta tres mosaicos con imágenes, uno junto a otro, cada uno con un enlace. Sin mosaico no se muestra nada.',
  'The tiles from left to right. Those without a title are left out.':
    'Los mosaicos de izquierda a derecha. Los que no tienen título se omiten.',
  'A picture, a name and a title, and where they lead.':
    'Una imagen, un nombre y un título, y adónde llevan.',
  'A picture in landscape format. It is cropped to 3 by 2.': 'Una imagen apaisada. Se recorta a 3 por 2.',
  'A few words above the title: the kind of thing, or whose it is.':
    'Unas palabras sobre el título: la clase de cosa, o de quién es.',
  'The text of the link. Without it the link says “Learn more”.':
    'El texto del enlace. Si falta, el enlace dice «Learn more».',
  'Where the tile leads. Nobody pays for this link.': 'Adónde lleva el mosaico. Nadie paga por este enlace.',
  'One paid link with a picture, a rating, an offer and a button, marked as advertisement or as an offer of a featured partner.':
    'Un enlace pagado con una imagen, una valoración, una oferta y un botón, señalado como publicidad o como oferta de un socio destacado.',
  'The id of the product in the product data.': 'El id del producto en los datos de productos.',
  'The name of the brand that pays.': 'El nombre de la marca que paga.',
  'What is offered, in one line.': 'Lo que se ofrece, en una línea.',
  'A sentence or two about the offer.': 'Una o dos frases sobre la oferta.',
  'The picture of what is offered.': 'La imagen de lo que se ofrece.',
  'The average rating of buyers, from 0 to 5. Without it, and where it is 0, there is no badge.':
    'La valoración media de los compradores, de 0 a 5. Si falta, y donde es 0, no hay distintivo.',
  'The offer in words. A code in quotation marks is set off, and amounts like 20% off are bold.':
    'La oferta en palabras. Un código entre comillas se destaca, e importes como 20% off van en negrita.',
  'The first two words are the button’s label, the others stand below it as fine print. Without it the button says "Learn more".':
    'Las dos primeras palabras son el texto del botón, las demás van debajo en letra pequeña. Si falta, el botón dice «Learn more».',
  'The redirect address that the brand pays for.': 'La dirección de redirección que paga la marca.',
  'Shows the card as an offer of a featured partner, and explains what that means.':
    'Muestra la tarjeta como oferta de un socio destacado, y explica qué significa.',
  'The place that is reported with events, from 1, where it is not the card’s place in the article.':
    'El lugar que se comunica con los eventos, desde 1, donde no es el lugar de la tarjeta en el artículo.',
  'One to three paid links with pictures, side by side, marked as advertisement. Without items nothing is shown.':
    'De uno a tres enlaces pagados con imágenes, uno junto a otro, señalados como publicidad. Sin elementos no se muestra nada.',
  'Up to three items. Each of two takes half of the width, each of three a third. Further items are not shown.':
    'Hasta tres elementos. Con dos, cada uno ocupa la mitad del ancho; con tres, un tercio. Los demás no se muestran.',
  'What one advertiser says, and where its link leads.':
    'Lo que dice un anunciante, y adónde lleva su enlace.',
  'A picture in landscape format. It is cropped to three by two.':
    'Una imagen apaisada. Se recorta a tres por dos.',
  'What the picture tells, for readers who cannot see it.':
    'Lo que dice la imagen, para quien no la puede ver.',
  'Who pays for the item.': 'Quién paga por el elemento.',
  'What the item is about, in one line.': 'De qué trata el elemento, en una línea.',
  'The text of the button. Without it the button says "Learn more".':
    'El texto del botón. Si falta, el botón dice «Learn more».',
  'The redirect address that the advertiser pays for.': 'La dirección de redirección que paga el anunciante.',
  'Product cards side by side, which readers swipe or scroll: for products that are compared at a glance rather than read one by one.':
    'Fichas de producto una junto a otra, que se deslizan o desplazan: para productos que se comparan de un vistazo más que leerse uno a uno.',
  'The heading above the cards. Without it there is none, and the carousel is called "Products" for readers who cannot see it.':
    'El encabezado sobre las fichas. Si falta no hay ninguno, y el carrusel se llama «Products» para quien no lo puede ver.',
  'The product cards, in order.': 'Las fichas de producto, en orden.',
  'A block of the type product-card.': 'Un bloque del tipo product-card.',
  'A product that the article recommends: title, picture, rating, facts, offer, and what our editors and testers say.':
    'Un producto que el artículo recomienda: título, imagen, valoración, datos clave, oferta, y lo que dicen la redacción y quienes lo probaron.',
  'The same as Product, in content that uses this name. Product wins where both are there.':
    'Lo mismo que Producto, en contenido que usa este nombre. Donde están los dos, vale Producto.',
  'What the product is best at, above its name.': 'En qué es mejor el producto, sobre su nombre.',
  'What the product is best at, in the row "Best for".':
    'En qué es mejor el producto, en la fila «Best for».',
  'The headline score of our review, from 0 to 5, in the first row.':
    'La nota principal de nuestra reseña, de 0 a 5, en la primera fila.',
  'Shows "Editor\'s pick" above the name where there is no superlative.':
    "Muestra «Editor's pick» sobre el nombre donde no hay superlativo.",
  'Shows "Best overall" above the name where there is neither a superlative nor an editor\'s pick.':
    'Muestra «Best overall» sobre el nombre donde no hay ni superlativo ni elección de la redacción.',
  'The brand has passed our brand and product vetting.':
    'La marca ha superado nuestra evaluación de marcas y productos.',
  'The partner pays for this place. The card then says so in a banner.':
    'El socio paga por este lugar. La ficha lo dice entonces en una banda.',
  'Short words on the card. A card with tags shows no rating.':
    'Palabras cortas en la ficha. Una ficha con marcas no muestra valoración.',
  'One or two words.': 'Una o dos palabras.',
  'What the founders of the brand have told about themselves.':
    'Lo que los fundadores de la marca han contado de sí mismos.',
  'One of the six founder badges.': 'Uno de los seis distintivos de fundadores.',
  'The average rating of buyers, from 0 to 5; without a number of ratings, our own. Without it, and where it is 0, no rating is shown.':
    'La valoración media de los compradores, de 0 a 5; sin número de valoraciones, la nuestra. Si falta, y donde es 0, no se muestra valoración.',
  'How many buyers have rated the product. Where it is 0, no rating is shown.':
    'Cuántos compradores han valorado el producto. Donde es 0, no se muestra valoración.',
  'Shows no rating even where there is one.': 'No muestra valoración aunque la haya.',
  'What a reader should know about the price, shown on request beside it.':
    'Lo que conviene saber del precio, que se muestra a petición a su lado.',
  'The offer in words. A code in quotation marks is set off, and amounts like 20% off are bold. Up to 35 characters stand best.':
    'La oferta en palabras. Un código entre comillas se destaca, e importes como 20% off van en negrita. Hasta 35 caracteres quedan mejor.',
  'The redirect address of the shop. Without it the card has no button.':
    'La dirección de redirección de la tienda. Sin ella la ficha no tiene botón.',
  'The name of the shop that the button leads to.': 'El nombre de la tienda a la que lleva el botón.',
  'Shows the disclaimer below the button.': 'Muestra el descargo debajo del botón.',
  'The disclaimer on narrow screens. Without it, the one for larger screens is used.':
    'El descargo en pantallas estrechas. Si falta, se usa el de pantallas grandes.',
  'The disclaimer on tablets and computers. Without it, the one for phones is used.':
    'El descargo en tabletas y ordenadores. Si falta, se usa el de teléfonos.',
  'The facts that readers compare, in order. They begin the accordion "Product details".':
    'Los datos que se comparan, en orden. Son los primeros del desplegable «Product details».',
  'Further facts, in the accordion "Product details".': 'Otros datos, en el desplegable «Product details».',
  'The accordion "Product details" is open when the page loads.':
    'El desplegable «Product details» está abierto al cargar la página.',
  'Leaves a product detail called Ingredients out.': 'Omite un detalle del producto llamado Ingredients.',
  'What speaks for the product, in the accordion "Pros & cons".':
    'Lo que habla a favor del producto, en el desplegable «Pros & cons».',
  'What speaks against it, in the accordion "Pros & cons".':
    'Lo que habla en contra, en el desplegable «Pros & cons».',
  'The accordion "Pros & cons" is open when the page loads, unless this is switched off.':
    'El desplegable «Pros & cons» está abierto al cargar la página, salvo que esto se desactive.',
  'What we think of the product, in one sentence: it stands below the name, before the offer, and on the marker in the first three cards of an article.':
    'Lo que pensamos del producto, en una frase: va debajo del nombre, antes de la oferta, y destacada en las tres primeras fichas de un artículo.',
  'We advise readers against the product. Its verdict then has the edge of a caution and a cross instead of the marker.':
    'Desaconsejamos el producto. El veredicto lleva entonces el borde de una advertencia y una cruz en lugar del marcador.',
  'What our editors think. A long review is folded to a preview.':
    'Lo que piensa la redacción. Una reseña larga se pliega a un avance.',
  'The same as the editorial review, in content that uses this name.':
    'Lo mismo que la reseña de la redacción, en contenido que usa este nombre.',
  'What our tester says, in the accordion "What our tester says". It may hold animated pictures.':
    'Lo que dice quien lo probó, en el desplegable «What our tester says». Puede llevar imágenes animadas.',
  'The accordion "What our tester says" is open when the page loads.':
    'El desplegable «What our tester says» está abierto al cargar la página.',
  'Who wrote the review.': 'Quién escribió la reseña.',
  'Our own scores by criterion. The one called Overall is the headline score.':
    'Nuestras puntuaciones por criterio. La que se llama Overall es la principal.',
  'Shows the scores by criterion with the review.': 'Muestra las puntuaciones por criterio con la reseña.',
  "The id that the partner's shop uses for the product.":
    'El id que usa la tienda del socio para el producto.',
  'The place of the card among the products of the page, from 1. Without it the cards are counted.':
    'El lugar de la ficha entre los productos de la página, desde 1. Si falta, las fichas se cuentan.',
  'The title of the article that the product data was made for.':
    'El título del artículo para el que se hicieron los datos del producto.',
  "Content data of the article that the product data was made for. The page's own wins.":
    'Datos de contenido del artículo para el que se hicieron los datos del producto. Valen los de la propia página.',
  'A fact with its label.': 'Un dato con su etiqueta.',
  'What the fact is about.': 'De qué trata el dato.',
  'The fact itself.': 'El dato mismo.',
  'What the label means, shown on request.': 'Lo que significa la etiqueta, que se muestra a petición.',
  'Where the value leads, for example to a certificate of analysis.':
    'Adónde lleva el valor, por ejemplo a un certificado de análisis.',
  'A further fact with its label.': 'Otro dato con su etiqueta.',
  'Where the value leads.': 'Adónde lleva el valor.',
  'Up to 12 products side by side. Give each product its facts; the rows of the table follow from them, and those in which the products differ are marked.':
    'Hasta 12 productos uno junto a otro. Se dan a cada producto sus datos; de ellos salen las filas de la tabla, y se marcan aquellas en las que los productos difieren.',
  'What is compared, above the table.': 'Lo que se compara, sobre la tabla.',
  "A product for each column, the best first. The fields are called as in product cards, so that a card's values can be copied.":
    'Un producto por columna, el mejor primero. Los campos se llaman como en las fichas de producto, así que sus valores se pueden copiar.',
  'A line below the table, such as when the prices were checked.':
    'Una línea debajo de la tabla, como cuándo se comprobaron los precios.',
  'One column of the table.': 'Una columna de la tabla.',
  "The product's name, above its column.": 'El nombre del producto, sobre su columna.',
  "The name of the brand, below the product's.": 'El nombre de la marca, debajo del del producto.',
  "Where readers find our review. The product's name leads there: to its card on this page, such as #page0-card1, or to another page.":
    'Dónde se encuentra nuestra reseña. El nombre del producto lleva allí: a su ficha en esta página, como #page0-card1, o a otra página.',
  'What is compared. Products that use the same label share a row; the rows stand in the order in which labels first appear.':
    'Lo que se compara. Los productos con la misma etiqueta comparten una fila; las filas van en el orden en que aparecen las etiquetas.',
  "The article's picks in one list: each leads to its card further down, and to the shop.":
    'Las selecciones del artículo en una lista: cada una lleva a su ficha más abajo, y a la tienda.',
  'The heading above the list. Without it the heading is "Quick look".':
    'El encabezado sobre la lista. Si falta, dice «Quick look».',
  'The picks in the order of their cards.': 'Las selecciones en el orden de sus fichas.',
  'One product of the list.': 'Un producto de la lista.',
  "The product's name. It leads to the product's card.": 'El nombre del producto. Lleva a su ficha.',
  "The product's picture, shown small.": 'La imagen del producto, en pequeño.',
  "What the picture shows. It may be empty: the product's name stands beside it.":
    'Lo que muestra la imagen. Puede quedar vacío: el nombre del producto está al lado.',
  'The partner pays for this place. The list then says so, and gives it no number among the picks.':
    'El socio paga por este lugar. La lista lo dice entonces, y no le da número entre las selecciones.',
  'The text of the link to the shop. Without it the text is "Shop now".':
    'El texto del enlace a la tienda. Si falta, dice «Shop now».',
  'The redirect address of the shop. Without it there is no link to a shop.':
    'La dirección de redirección de la tienda. Sin ella no hay enlace a ninguna tienda.',
  "The anchor of the product's card: page0-card0 is the article's first card, page0-card1 its second. Without it the first pick leads to the first card, the second to the second, and so on.":
    'El ancla de la ficha del producto: page0-card0 es la primera ficha del artículo, page0-card1 la segunda. Si falta, la primera selección lleva a la primera ficha, la segunda a la segunda, etcétera.',
  "The id of the product's variant, such as a size or a flavour. For tracking.":
    'El id de la variante del producto, como un tamaño o un sabor. Para el seguimiento.',
  "Questions with one answer each, and a result by score. A reader's answers, score and result never leave the page.":
    'Preguntas con una respuesta cada una, y un resultado según la puntuación. Las respuestas, la puntuación y el resultado no salen nunca de la página.',
  "The quiz's name in reports.": 'El nombre del test en los informes.',
  'The heading of the quiz.': 'El encabezado del test.',
  'Simple adds up all answers. Multi adds them up per section and gives a result for each. Hybrid does both. Without it the scoring is simple.':
    'Simple suma todas las respuestas. Multi las suma por sección y da un resultado de cada una. Hybrid hace las dos cosas. Si falta, se puntúa de forma simple.',
  'A hint on presentation from the publishing system. Every question takes exactly one answer, whatever it says.':
    'Una indicación sobre la presentación del sistema de publicación. Diga lo que diga, cada pregunta lleva exactamente una respuesta.',
  'The questions in order.': 'Las preguntas en orden.',
  'What the reader is told at the end.': 'Lo que se le dice al lector al final.',
  'The note below the quiz. Without it, the standard note on online screenings is shown.':
    'La nota debajo del test. Si falta, se muestra la nota habitual sobre pruebas en línea.',
  'Takes the place of the disclaimer above, for a quiz that several articles share.':
    'Ocupa el lugar del descargo de arriba, para un test que comparten varios artículos.',
  'A number of points.': 'Un número de puntos.',
  'A question and the answers to choose from.': 'Una pregunta y las respuestas entre las que elegir.',
  'The section or category that the question belongs to. Questions with the same section are scored together in multi and hybrid scoring.':
    'La sección o categoría a la que pertenece la pregunta. Las preguntas de la misma sección se puntúan juntas con multi y hybrid.',
  'The question as the reader sees it.': 'La pregunta como la ve el lector.',
  'The same as Question, in content that uses this name. Question wins where both are there.':
    'Lo mismo que Pregunta, en contenido que usa este nombre. Donde están las dos, vale Pregunta.',
  'The points of the chosen answer. The quiz fills it in; what stands here is only a starting value.':
    'Los puntos de la respuesta elegida. Los rellena el test; lo que hay aquí es solo el valor inicial.',
  'The answers to choose from, of which the reader picks one.':
    'Las respuestas entre las que elegir, de las que el lector toma una.',
  'One answer to choose, and its points.': 'Una respuesta que elegir, y sus puntos.',
  'The answer as the reader sees it.': 'La respuesta como la ve el lector.',
  'What the answer adds to the score. Without it: 0.':
    'Lo que la respuesta suma a la puntuación. Si falta: 0.',
  'Whether the answer is chosen when the quiz opens. Usually none is.':
    'Si la respuesta está elegida al abrir el test. Normalmente no lo está ninguna.',
  'The highest score that can be reached and the results by score.':
    'La puntuación máxima que se puede alcanzar y los resultados según la puntuación.',
  'The most points that can be reached, shown behind the score.':
    'El máximo de puntos que se puede alcanzar, que se muestra detrás de la puntuación.',
  'What stands above the result.': 'Lo que va sobre el resultado.',
  'The heading above the result.': 'El encabezado sobre el resultado.',
  'The results from the lowest range to the highest. The first range that holds the score is used, and the last is shown as its lowest score with a plus sign.':
    'Los resultados, del intervalo más bajo al más alto. Se usa el primer intervalo que contiene la puntuación, y el último se muestra como su puntuación más baja con un signo más.',
  'What a reader with a score in this range is told.':
    'Lo que se le dice a un lector con una puntuación en este intervalo.',
  'The scores this result is for: the total, and in multi scoring the score of a section that has no range of its own here.':
    'Las puntuaciones para las que es este resultado: el total, y con multi la puntuación de una sección que aquí no tiene intervalo propio.',
  'The result in a few words.': 'El resultado en pocas palabras.',
  'What the result means and what to do next.': 'Qué significa el resultado y qué hacer después.',
  'For multi and hybrid scoring: the sections this result speaks about, each with the scores for which it holds. A result without this list fits every section by its range.':
    'Para multi y hybrid: las secciones de las que habla este resultado, cada una con las puntuaciones para las que vale. Un resultado sin esta lista vale para cualquier sección según su intervalo.',
  'The lowest and the highest score, both included.':
    'La puntuación más baja y la más alta, ambas incluidas.',
  'The lowest score of the range.': 'La puntuación más baja del intervalo.',
  'The highest score of the range.': 'La puntuación más alta del intervalo.',
  'A section and the scores for which the result holds in it.':
    'Una sección y las puntuaciones para las que el resultado vale en ella.',
  'The section, spelt as in the questions.': 'La sección, escrita como en las preguntas.',
  'The words of a person, with name and role. Without header, text, author and title nothing is shown.':
    'Las palabras de una persona, con nombre y función. Sin cabecera, texto, autoría y título no se muestra nada.',
  'A short line above the quote.': 'Una línea corta sobre la cita.',
  'The words that are quoted, without quotation marks.': 'Las palabras citadas, sin comillas.',
  'Who said it.': 'Quién lo dijo.',
  'What the author does or is.': 'Qué hace o es quien lo dijo.',
  'A square picture of the author. A picture alone is not shown.':
    'Una foto cuadrada de quien lo dijo. Una foto sola no se muestra.',
  'A recipe to cook from, with cooking times and nutrition facts: ingredients and steps with boxes to tick, amounts that scale, one step at a time, and a page to print. Without ingredients and steps nothing is shown.':
    'Una receta para cocinar con ella, con tiempos de cocción e información nutricional: ingredientes y pasos con casillas que marcar, cantidades que se ajustan, un paso cada vez, y una página para imprimir. Sin ingredientes y pasos no se muestra nada.',
  'What the dish is called.': 'Cómo se llama el plato.',
  'The finished dish. Search engines show a recipe only with a picture.':
    'El plato terminado. Los buscadores solo muestran una receta con imagen.',
  'What is always seen where the picture is cropped.': 'Lo que siempre se ve donde la imagen se recorta.',
  'How long the recipe takes.': 'Cuánto tarda la receta.',
  'How long it takes before anything is on the stove, such as 1 h 30 min or 45 minutes. A time that cannot be read is not shown.':
    'Cuánto se tarda antes de poner nada al fuego, como 1 h 30 min o 45 minutes. Un tiempo que no se puede leer no se muestra.',
  'How long it cooks, such as 1 h 30 min or 45 minutes. A time that cannot be read is not shown.':
    'Cuánto se cuece, como 1 h 30 min o 45 minutes. Un tiempo que no se puede leer no se muestra.',
  'How long it takes with all waiting, such as 1 h 30 min or 45 minutes. A time that cannot be read is not shown.':
    'Cuánto se tarda con todas las esperas, como 1 h 30 min o 45 minutes. Un tiempo que no se puede leer no se muestra.',
  'What to have ready, in the order in which it is used.':
    'Lo que hay que tener a mano, en el orden en que se usa.',
  'What helps with shopping or measuring.': 'Lo que ayuda a comprar o medir.',
  'A page that says what may take the place of an ingredient.':
    'Una página que dice qué puede sustituir a un ingrediente.',
  'What to do, in order.': 'Qué hacer, en orden.',
  'What helps with serving or keeping the dish.': 'Lo que ayuda a servir o conservar el plato.',
  'What a serving holds, as estimated from the ingredients. Enter the figures as you have them: the label rounds them as the FDA does.':
    'Lo que contiene una ración, estimado a partir de los ingredientes. Se escriben las cifras como se tengan: la etiqueta las redondea como la FDA.',
  'How many servings the recipe makes.': 'Cuántas raciones da la receta.',
  'How much one serving is.': 'Cuánto es una ración.',
  'In one serving.': 'En una ración.',
  'All fat in one serving.': 'Todas las grasas de una ración.',
  'A part of the fat.': 'Una parte de las grasas.',
  'All carbohydrate in one serving, with fiber and sugars.':
    'Todos los hidratos de carbono de una ración, con fibra y azúcares.',
  'A part of the carbohydrate.': 'Una parte de los hidratos de carbono.',
  'One ingredient with its amount.': 'Un ingrediente con su cantidad.',
  'The amount first, then what it is, in US units. Amounts at the beginning are scaled with the servings.':
    'Primero la cantidad y después qué es, en unidades estadounidenses. Las cantidades del principio se ajustan con las raciones.',
  'The same in metric units, weighed or measured by you. Readers may switch where there are both; nothing is converted.':
    'Lo mismo en unidades métricas, pesado o medido por quien escribe. Se puede cambiar donde están las dos; no se convierte nada.',
  'A page that says more about the ingredient.': 'Una página que dice más del ingrediente.',
  'One step of the recipe.': 'Un paso de la receta.',
  'What to do. One thing at a time: cook mode shows each step alone.':
    'Qué hacer. Una cosa cada vez: el modo de cocina muestra cada paso solo.',
  'A page that shows how this is done.': 'Una página que muestra cómo se hace.',
  'What helps with this step.': 'Lo que ayuda con este paso.',
  'A recipe to cook from: ingredients and steps with boxes to tick, amounts that scale, one step at a time, and a page to print. Without ingredients and steps nothing is shown. For cooking times in full and nutrition facts, take Recipe with nutrition.':
    'Una receta para cocinar con ella: ingredientes y pasos con casillas que marcar, cantidades que se ajustan, un paso cada vez, y una página para imprimir. Sin ingredientes y pasos no se muestra nada. Para tiempos de cocción completos e información nutricional está la Receta con información nutricional.',
  'The dish in a sentence or two: how it tastes, when to make it.':
    'El plato en una o dos frases: a qué sabe, cuándo hacerlo.',
  'The kitchen it comes from.': 'La cocina de la que viene.',
  'The course or the kind of dish.': 'El plato del menú o la clase de plato.',
  'What helps with the whole recipe, below its steps.':
    'Lo que ayuda con toda la receta, debajo de sus pasos.',
  'What the tip is about.': 'De qué trata el consejo.',
  'The tip in a few sentences.': 'El consejo en unas frases.',
  'Who pays for the recipe. Readers are told above it.':
    'Quién paga la receta. Se les dice a los lectores encima.',
  'Somebody pays for the recipe. Switched off, no sponsor is shown.':
    'Alguien paga la receta. Si se desactiva, no se muestra ningún patrocinador.',
  'Who pays. Without it the text alternative of the logo is taken.':
    'Quién paga. Si falta, se toma el texto alternativo del logotipo.',
  "Where the sponsor's name leads. It is marked as paid.":
    'Adónde lleva el nombre del patrocinador. Se señala como pagado.',
  "The sponsor's logo, with its name as text alternative.":
    'El logotipo del patrocinador, con su nombre como texto alternativo.',
  "The address of a picture that tells the sponsor of the visit. It is loaded only with the reader's consent.":
    'La dirección de una imagen que comunica la visita al patrocinador. Solo se carga con el consentimiento del lector.',
  'A heading and up to four articles to read next. Without articles of its own the block shows those that the site has for the page’s path, or nothing.':
    'Un encabezado y hasta cuatro artículos que leer después. Sin artículos propios, el bloque muestra los que tiene el sitio para la ruta de la página, o nada.',
  'A short line above the heading. Without it the one that the site has for the page’s path.':
    'Una línea corta sobre el encabezado. Si falta, la que tiene el sitio para la ruta de la página.',
  'The heading of the block. Without it the one that the site has for the page’s path.':
    'El encabezado del bloque. Si falta, el que tiene el sitio para la ruta de la página.',
  'The picture beside the heading, which decorates it. Without it the one that the site has for the page’s path.':
    'La imagen junto al encabezado, que lo adorna. Si falta, la que tiene el sitio para la ruta de la página.',
  'Up to four articles, in order. With these the ones that the site has for the page’s path are not shown.':
    'Hasta cuatro artículos, en orden. Con estos no se muestran los que tiene el sitio para la ruta de la página.',
  'An article to read next.': 'Un artículo que leer después.',
  'The title that readers see. It may be left out where the site has one for the path.':
    'El título que ven los lectores. Se puede omitir donde el sitio tiene uno para la ruta.',
  'The picture above the title, which decorates it. Without it the one that the site has for the path.':
    'La imagen sobre el título, que lo adorna. Si falta, la que tiene el sitio para la ruta.',
  'One or more paragraphs with formatting and links.': 'Uno o más párrafos con formato y enlaces.',
  'The paragraphs, with bold, italics, links, lists and sources.':
    'Los párrafos, con negrita, cursiva, enlaces, listas y fuentes.',
  'Our scores of one product by criterion, with its offer and what speaks for and against it. Shorter than a product card: for the end of a review.':
    'Nuestras puntuaciones de un producto por criterio, con su oferta y lo que habla a favor y en contra. Más corta que una ficha de producto: para el final de una reseña.',
  'Our rating, from 0 to 5: the headline score where no criterion is called Overall. Without either, or where it is 0, no headline score is shown.':
    'Nuestra valoración, de 0 a 5: la puntuación principal donde ningún criterio se llama Overall. Sin ninguna, o donde es 0, no se muestra puntuación principal.',
  'The text of the button to the shop. Without it the text is "Shop now".':
    'El texto del botón hacia la tienda. Si falta, dice «Shop now».',
  'The redirect address of the shop. Without it there is no button.':
    'La dirección de redirección de la tienda. Sin ella no hay botón.',
  "The id of the product's variant. It is the product's id in affiliate links and events.":
    'El id de la variante del producto. Es el id del producto en los enlaces de afiliados y los eventos.',
  "A button to pass the article on: by the phone's own means, to Facebook, X or Pinterest, by mail, or as a copied link. Nothing is loaded from these sites.":
    'Un botón para pasar el artículo: por los medios del propio teléfono, a Facebook, X o Pinterest, por correo, o copiando el enlace. No se carga nada de esos sitios.',
  'What the button says, and what the window is called. Without it: Share this article.':
    'Lo que dice el botón, y cómo se llama la ventana. Si falta: Share this article.',
  'A product with its specifications and the shops that sell it.':
    'Un producto con sus especificaciones y las tiendas que lo venden.',
  'The product’s name. It leads to the first shop.': 'El nombre del producto. Lleva a la primera tienda.',
  'The product’s picture.': 'La imagen del producto.',
  'What the product is good for, in a sentence or two.':
    'Para qué es bueno el producto, en una o dos frases.',
  'The facts that readers compare, in order.': 'Los datos que se comparan, en orden.',
  'The shops that sell the product, in order.': 'Las tiendas que venden el producto, en orden.',
  'A list puts everything below each other. A table puts the specifications and the offers into columns where there is room.':
    'Una lista lo pone todo uno debajo de otro. Una tabla pone las especificaciones y las ofertas en columnas donde hay sitio.',
  'Where the title and every offer lead, whatever their own links are.':
    'Adónde llevan el título y cada oferta, sean cuales sean sus propios enlaces.',
  'A fact with its title.': 'Un dato con su título.',
  'A shop, its price, and where to buy.': 'Una tienda, su precio, y dónde comprar.',
  'The name of the shop. Without it the button says "SHOP NOW".':
    'El nombre de la tienda. Si falta, el botón dice «SHOP NOW».',
  'The price in US dollars, as a number or as text of digits. Without it the button names the shop alone.':
    'El precio en dólares estadounidenses, como número o como texto de cifras. Si falta, el botón solo nombra la tienda.',
  'The redirect address of the shop. Without it the offer is no button.':
    'La dirección de redirección de la tienda. Sin ella la oferta no es un botón.',
  'Shows the discount of this shop.': 'Muestra el descuento de esta tienda.',
  'The discount in words, shown while it is available.':
    'El descuento en palabras, que se muestra mientras lo hay.',
  'The side effects of a medicine in two lists, mild and severe, sorted by name. Readers choose one to see how common it is, what it is like, and where that comes from.':
    'Los efectos secundarios de un medicamento en dos listas, leves y graves, ordenados por nombre. Se elige uno para ver con qué frecuencia ocurre, cómo es, y de dónde sale eso.',
  'The heading above the lists. Without it there is none.':
    'El encabezado sobre las listas. Si falta no hay ninguno.',
  'What is unpleasant and usually passes. In any order: readers see them sorted by name.':
    'Lo que es desagradable y suele pasar. En cualquier orden: se ven ordenados por nombre.',
  'What needs a doctor, soon or at once. In any order: readers see them sorted by name.':
    'Lo que necesita atención médica, pronto o enseguida. En cualquier orden: se ven ordenados por nombre.',
  'What can happen, how often, and what to do.': 'Lo que puede ocurrir, con qué frecuencia, y qué hacer.',
  'What it is called, in everyday words.': 'Cómo se llama, en palabras de todos los días.',
  'The share of people who had it, with the group it is compared with where the source names one.':
    'La proporción de personas que lo tuvieron, con el grupo con el que se compara donde la fuente lo nombra.',
  'What it is like, how long it lasts, and what helps or whom to call.':
    'Cómo es, cuánto dura, y qué ayuda o a quién llamar.',
  'The source of what is said here: a label, an agency, a review.':
    'La fuente de lo que se dice aquí: un prospecto, una agencia, una revisión.',
  'Up to three tiles with an icon and a short reason to trust. Tiles without an icon or a main text are not shown.':
    'Hasta tres mosaicos con un icono y un motivo corto para confiar. Los mosaicos sin icono o sin texto principal no se muestran.',
  'The tiles from left to right. They share the width equally.':
    'Los mosaicos de izquierda a derecha. Se reparten el ancho por igual.',
  'An icon with what it stands for.': 'Un icono con lo que representa.',
  'The picture above the text.': 'La imagen sobre el texto.',
  'The reason in a few words.': 'El motivo en pocas palabras.',
  'What stands behind it, in a line.': 'Lo que hay detrás, en una línea.',
  'The numbered list of what the article rests on. “Cite”, among the tools of a text, refers to an entry: its number leads there, and links lead back.':
    'La lista numerada de aquello en lo que se apoya el artículo. “Citar”, entre las herramientas de un texto, remite a una fuente: su número lleva a ella, y los enlaces llevan de vuelta.',
  'The heading above the list. Leave it out where a heading of its own stands before the block.':
    'El encabezado sobre la lista. Se omite donde hay un encabezado propio antes del bloque.',
  'The sources in the order of their numbers.': 'Las fuentes en el orden de sus números.',
  'A study, a review, or a page of an authority.': 'Un estudio, una revisión, o una página de una autoridad.',
  'The name by which texts cite the source. Each source has its own.':
    'El nombre con el que los textos citan la fuente. Cada fuente tiene el suyo.',
  'Who wrote it, as lists of references name them.':
    'Quién lo escribió, como lo nombran las listas de referencias.',
  'The title of the study or of the page.': 'El título del estudio o de la página.',
  'The journal that it appeared in, or whose page it is.':
    'La revista en la que apareció, o de quién es la página.',
  'When it appeared, or was last updated.': 'Cuándo apareció, o se actualizó por última vez.',
  'Where readers find it: best an address that stays, such as that of its DOI.':
    'Dónde se encuentra: mejor una dirección que permanezca, como la de su DOI.',
  'What the article takes from it, in a sentence.': 'Lo que el artículo toma de ella, en una frase.',
  'A few large numbers. Counts of things count up once when they come into view; a dose, a limit, a share or a duration stands still. Without items a note to the editor is shown instead.':
    'Unos pocos números grandes. Los recuentos de cosas cuentan una vez hasta su valor al aparecer; una dosis, un límite, una proporción o una duración se queda quieta. Sin elementos se muestra en su lugar una nota para la redacción.',
  'The heading above the figures.': 'El encabezado sobre las cifras.',
  'The figures from left to right. Two to four look best.':
    'Las cifras de izquierda a derecha. De dos a cuatro quedan mejor.',
  'One number and what it says.': 'Un número y lo que dice.',
  'The number as it shall be read, with its sign, unit and separators: $1,250, 92%, 4.5 million. Of a plain count the numeric part counts up; a text without a number is shown as it is.':
    'El número como se ha de leer, con su signo, unidad y separadores: $1,250, 92%, 4.5 million. De un simple recuento cuenta la parte numérica; un texto sin número se muestra como está.',
  'Whether the number shows its value from the first moment instead of counting up from 80 percent of it. Left out: yes where it has a unit, a currency or a percent sign, or its meaning names a dose, a limit, a share or a duration; no for a plain count of things.':
    'Si el número muestra su valor desde el primer momento en lugar de contar desde el 80 por ciento. Si se omite: sí donde tiene una unidad, una moneda o un signo de porcentaje, o donde lo que dice nombra una dosis, un límite, una proporción o una duración; no en un simple recuento de cosas.',
  'What the number says.': 'Lo que dice el número.',
  'Facts in rows and columns. On narrow screens it scrolls sideways.':
    'Datos en filas y columnas. En pantallas estrechas se desplaza de lado.',
  'What the table shows, in one line above it.': 'Lo que muestra la tabla, en una línea sobre ella.',
  'The heading of each column. An empty one is allowed in the corner.':
    'El encabezado de cada columna. En la esquina puede quedar vacío.',
  'The heading of one column.': 'El encabezado de una columna.',
  'The rows of the table, each with one cell per column.':
    'Las filas de la tabla, cada una con una celda por columna.',
  'The cells of one row from left to right.': 'Las celdas de una fila de izquierda a derecha.',
  'The content of one cell.': 'El contenido de una celda.',
  'The first cell of each row is its heading.': 'La primera celda de cada fila es su encabezado.',
  'What several people say, in speech bubbles that appear one after another beside a picture. Without a quote nothing is shown. One person with name and role is a Quote.':
    'Lo que dicen varias personas, en bocadillos que aparecen uno tras otro junto a una imagen. Sin cita no se muestra nada. Una sola persona con nombre y función es una Cita.',
  'The heading above picture and quotes.': 'El encabezado sobre la imagen y las citas.',
  'Who was asked, when, and how the quotes were chosen.':
    'A quién se preguntó, cuándo, y cómo se eligieron las citas.',
  'The quotes in order, the first at the right. Two to five look best.':
    'Las citas en orden, la primera a la derecha. De dos a cinco quedan mejor.',
  'Stands beside the quotes in wide windows. Without it the other one is shown there as well.':
    'Va junto a las citas en ventanas anchas. Si falta, se muestra ahí también la otra.',
  'Stands above the quotes in narrow windows. Without it the other one is shown there as well.':
    'Va sobre las citas en ventanas estrechas. Si falta, se muestra ahí también la otra.',
  'What somebody says.': 'Lo que dice alguien.',
  'A sentence or two, without quotation marks.': 'Una o dos frases, sin comillas.',
  'As much of a name as the person agreed to.': 'Tanto de un nombre como haya permitido la persona.',
  'A film, a post or a piece of music of YouTube, Vimeo, Spotify, TikTok, Instagram or X. Readers first get a card of our own with your words and picture, and the post itself when they ask for it: until then nothing is loaded from the other site.':
    'Una película, una publicación o una pieza de música de YouTube, Vimeo, Spotify, TikTok, Instagram o X. Los lectores ven primero una tarjeta nuestra con palabras e imagen propias, y la publicación cuando la piden: hasta entonces no se carga nada del otro sitio.',
  'The whole address, as it stands in your browser when you look at the post. Without it, or where the site is none of the six, readers get your words alone.':
    'La dirección entera, como aparece en el navegador al mirar la publicación. Si falta, o donde el sitio no es ninguno de los seis, los lectores ven solo las palabras.',
  'What is to be seen or heard, and by whom. It names the post for readers who cannot see it.':
    'Lo que hay que ver u oír, y de quién. Da nombre a la publicación para quien no la puede ver.',
  'The words of the post, or what is said in the film, in short. Readers who do not open the post have this instead, so say all that the article needs of it.':
    'Las palabras de la publicación, o lo que se dice en la película, en breve. Quien no la abre tiene esto en su lugar, así que conviene decir todo lo que el artículo necesita de ella.',
  'A picture for the card, from this site. Without it the card has words alone.':
    'Una imagen para la tarjeta, de este sitio. Si falta, la tarjeta solo tiene palabras.',
  'A headline of which one part changes every two and a half seconds. Readers can stop it.':
    'Un titular del que una parte cambia cada dos segundos y medio. Los lectores lo pueden parar.',
  'The headline: what stays, and what changes in the middle of it.':
    'El titular: lo que queda, y lo que cambia en medio.',
  'What stands before the part that changes.': 'Lo que va antes de la parte que cambia.',
  'What is shown in turn, in order. With one, nothing changes.':
    'Lo que se muestra por turno, en orden. Con uno, no cambia nada.',
  'What stands behind the part that changes.': 'Lo que va detrás de la parte que cambia.',
  'Paragraphs below the headline.': 'Párrafos debajo del titular.',
  'A sentence or two.': 'Una o dos frases.',
  'The picture beside the headline, which decorates it.': 'La imagen junto al titular, que lo adorna.',
  'The picture, in landscape format. It is cropped to 4 by 3.': 'La imagen, apaisada. Se recorta a 4 por 3.',
  'The ground and the colour of what changes.': 'El fondo y el color de lo que cambia.',
  'The letters that a form below the text signs up for, by the names of their lists. Without any there is no form.':
    'Las cartas a las que suscribe un formulario debajo del texto, por los nombres de sus listas. Sin ninguna no hay formulario.',
  'What readers wrote, without their names. Links lead to it by #comments.':
    'Lo que escribieron los lectores, sin sus nombres. Los enlaces llevan a ello con #comments.',
  'The heading above the comments. Without it: What readers say.':
    'El encabezado sobre los comentarios. Si falta: What readers say.',
  'The comments in order, the best first. Those without a text are left out.':
    'Los comentarios en orden, el mejor primero. Los que no tienen texto se omiten.',
  'How many of the comments are shown, from the first one on.':
    'Cuántos de los comentarios se muestran, desde el primero.',
  'What one reader wrote, with what they told of themselves.':
    'Lo que escribió un lector, con lo que contó de sí.',
  'What the reader wrote, as it came.': 'Lo que escribió el lector, como llegó.',
  'The comment as the editors have edited it. Readers see it in place of the other.':
    'El comentario editado por la redacción. Se ve en lugar del otro.',
  'What the reader has most to do with.': 'Aquello con lo que el lector tiene más que ver.',
  'How old the reader is, or a span of years.': 'Qué edad tiene el lector, o un intervalo de años.',
  'One treatment: a summary, its facts, products that go with it, and the way to a specialist.':
    'Un tratamiento: un resumen, sus datos, productos que le corresponden, y el camino a especialistas.',
  "The treatment's id in the publishing system. For tracking.":
    'El id del tratamiento en el sistema de publicación. Para el seguimiento.',
  "The treatment's name, as readers call it.": 'El nombre del tratamiento, como lo llaman los lectores.',
  'What the treatment is and whom it helps. A long summary is folded to its first lines.':
    'Qué es el tratamiento y a quién ayuda. Un resumen largo se pliega a sus primeras líneas.',
  'What readers compare, such as how soon it helps. In a treatment comparison, facts with the same label stand in one row.':
    'Lo que se compara, como cuánto tarda en ayudar. En una comparación de tratamientos, los datos con la misma etiqueta van en una fila.',
  'Products that go with the treatment, two in a row.':
    'Productos que corresponden al tratamiento, dos por fila.',
  'Who offers the treatment, and what to look for.': 'Quién ofrece el tratamiento, y en qué fijarse.',
  'The text of the link to the specialists. Without it the text is "Find a specialist".':
    'El texto del enlace a especialistas. Si falta, dice «Find a specialist».',
  'A product that goes with the treatment.': 'Un producto que corresponde al tratamiento.',
  "The product's picture. It is decoration, because the name stands below it.":
    'La imagen del producto. Es adorno, porque el nombre va debajo.',
  'Treatments side by side: their facts in one table, then each with its summary, products and specialists. Their names stay in view while readers scroll.':
    'Tratamientos uno junto a otro: sus datos en una tabla, y después cada uno con su resumen, productos y especialistas. Los nombres quedan a la vista al desplazarse.',
  'The heading above the comparison. Without it the heading is "Compare treatments".':
    'El encabezado sobre la comparación. Si falta, dice «Compare treatments».',
  'What is compared, in a sentence or two.': 'Lo que se compara, en una o dos frases.',
  'The treatments from left to right. Two to five stand side by side; more stand below each other.':
    'Los tratamientos de izquierda a derecha. De dos a cinco van uno junto a otro; si hay más, uno debajo de otro.',
  'Figures of the work behind the article, and an explanation that readers unfold.':
    'Cifras del trabajo que hay detrás del artículo, y una explicación que los lectores despliegan.',
  'What was done, in numbers. Two to four look best.':
    'Lo que se hizo, en números. De dos a cuatro quedan mejor.',
  'What the explanation is about.': 'De qué trata la explicación.',
  'How the work was done. Readers see its first lines, and the rest on request.':
    'Cómo se hizo el trabajo. Se ven sus primeras líneas, y el resto a petición.',
  'A number and what was counted.': 'Un número y lo que se contó.',
  'The number as it shall be read, with its sign and separators.':
    'El número como se ha de leer, con su signo y separadores.',
  'A few words below the number.': 'Unas palabras debajo del número.',
  "A video behind a picture with a play button. Nothing is loaded from the video's host before the reader clicks. Without embed code, id and playlist a note to the editor is shown instead.":
    'Un vídeo detrás de una imagen con un botón de reproducción. No se carga nada de donde está el vídeo antes de que el lector haga clic. Sin código de inserción, id y lista de reproducción se muestra en su lugar una nota para la redacción.',
  'The embed address of the video, or the whole embed code from which the address is taken. Parameters in the address (start, t, end) give the seconds to start and to end at.':
    'La dirección de inserción del vídeo, o el código de inserción entero del que se toma la dirección. Los parámetros de la dirección (start, t, end) dicen en qué segundos empezar y terminar.',
  'The id of the video at its host, where there is no embed address.':
    'El id del vídeo en el servicio que lo aloja, donde no hay dirección de inserción.',
  "The id of a playlist at the video's host.":
    'El id de una lista de reproducción en el servicio que aloja el vídeo.',
  'What the video is called. It names the play button, so it should always be there.':
    'Cómo se llama el vídeo. Da nombre al botón de reproducción, así que no debería faltar nunca.',
  'The title with formatting, shown above the video in place of the plain one.':
    'El título con formato, que se muestra sobre el vídeo en lugar del sencillo.',
  'The picture shown until the reader starts the video, from this site. Without it a plain surface is shown.':
    'La imagen que se muestra hasta que el lector inicia el vídeo, de este sitio. Si falta, se muestra una superficie lisa.',
  'The day on which the video was published at its host. Search engines list a video with a title, a picture and this day, and no other.':
    'El día en que se publicó el vídeo en el servicio que lo aloja. Los buscadores enumeran un vídeo con título, imagen y este día, y ningún otro.',
  'Width to height. Without it the shape is 16:9, and 9:16 of a short of YouTube.':
    'Ancho por alto. Si falta, la forma es 16:9, y 9:16 en los shorts de YouTube.',
  'What is said and shown in the video, for reading. Each opens below the video.':
    'Lo que se dice y se muestra en el vídeo, para leer. Cada una se abre debajo del vídeo.',
  'Once the reader has opened the player, it starts by itself, without sound. Nothing starts before that.':
    'Una vez que el lector ha abierto el reproductor, empieza por sí mismo, sin sonido. Antes no empieza nada.',
  'Lets the player suggest other videos at the end.':
    'Deja que el reproductor sugiera otros vídeos al final.',
  'Seconds to leave out at the beginning, where the address has no start parameter.':
    'Segundos que se omiten al principio, donde la dirección no tiene parámetro start.',
  "Addresses of tracking pictures, each loaded once when the video is played, and only with the reader's consent.":
    'Direcciones de imágenes de seguimiento, cada una cargada una vez al reproducir el vídeo, y solo con el consentimiento del lector.',
  'The address of one tracking picture.': 'La dirección de una imagen de seguimiento.',
  "Letters, digits, dashes and underscores, as the video's host writes them.":
    'Letras, cifras, guiones y guiones bajos, como los escribe el servicio que aloja el vídeo.',
  'The words of the video in one language.': 'Las palabras del vídeo en un idioma.',
  'What the transcript is called. Without it: Transcript.':
    'Cómo se llama la transcripción. Si falta: Transcript.',
  'The language of the transcript as a language tag, where it is not that of the article.':
    'El idioma de la transcripción como etiqueta de idioma, donde no es el del artículo.',
  'The words that are said, with the names of the speakers.':
    'Las palabras que se dicen, con los nombres de quienes hablan.',
  'A health article: where it is published, what is known about it, and its blocks in reading order.':
    'Un artículo de salud: dónde se publica, qué se sabe de él, y sus bloques en orden de lectura.',
  'The address of the bundle of all schemas, for code editors. It has no effect on the page.':
    'La dirección del paquete de todos los esquemas, para editores de código. No tiene efecto en la página.',
  'For which version of the content contract the article is written. Without it, for the first. What later versions write in another way is taken along.':
    'Para qué versión del contrato de contenido está escrito el artículo. Si falta, para la primera. Lo que versiones posteriores escriben de otro modo se toma igual.',
  'Where the article is on the site. It begins with a slash and is written in small letters, digits, dashes and underscores.':
    'Dónde está el artículo en el sitio. Empieza con una barra y se escribe con minúsculas, cifras, guiones y guiones bajos.',
  "The headline, also shown in the browser's tab and in search results.":
    'El titular, que se muestra también en la pestaña del navegador y en los resultados de búsqueda.',
  'One or two sentences for search results and shared links.':
    'Una o dos frases para resultados de búsqueda y enlaces compartidos.',
  'The language of the text as a language tag. Without it the page says en-US.':
    'El idioma del texto como etiqueta de idioma. Si falta, la página dice en-US.',
  'The path of the article that this one is a translation of: the one that was written first, in all its translations the same. Readers and search engines find each from the others.':
    'La ruta del artículo del que este es traducción: el que se escribió primero, en todas sus traducciones la misma. Lectores y buscadores encuentran cada uno desde los demás.',
  'Which page layout the article uses.': 'Qué disposición de página usa el artículo.',
  'When the article was first published.': 'Cuándo se publicó el artículo por primera vez.',
  'When the article was last changed in a way that matters to readers.':
    'Cuándo se cambió el artículo por última vez de un modo que importa a los lectores.',
  'Who wrote the article and who checked it.': 'Quién escribió el artículo y quién lo comprobó.',
  'Values that campaigns, experiments and commerce blocks look at.':
    'Valores en los que se fijan las campañas, los experimentos y los bloques de comercio.',
  'What this page says to what stands around its blocks: ads, placements, a header of its own, what is read next.':
    'Lo que esta página dice a lo que rodea sus bloques: anuncios, emplazamientos, una cabecera propia, lo que se lee después.',
  'The picture at the head of the article and in shared links.':
    'La imagen al principio del artículo y en enlaces compartidos.',
  'The content of the article in reading order.': 'El contenido del artículo en orden de lectura.',
  'Content rules that are knowingly broken in this article. Readers never receive this.':
    'Reglas de contenido que se incumplen a sabiendas en este artículo. Los lectores no reciben nunca esto.',
  'A slash, then words in small letters, digits, dashes and underscores, separated by single slashes.':
    'Una barra, y después palabras con minúsculas, cifras, guiones y guiones bajos, separadas por barras simples.',
  'A date with a time and a time zone.': 'Una fecha con hora y zona horaria.',
  'One piece of the article: its type says what it is, its data what is in it.':
    'Una pieza del artículo: su tipo dice qué es, sus datos qué contiene.',
  "The block's address: unique in the article and never changed. Where it is missing, one is made.":
    'La dirección del bloque: única en el artículo y nunca cambiada. Donde falta, se hace una.',
  'The block type, such as rich-text or product-card.': 'El tipo de bloque, como rich-text o product-card.',
  'The content of the block. The schema of its type says which fields it has.':
    'El contenido del bloque. El esquema de su tipo dice qué campos tiene.',
  'Who sees the block. Without it, everybody does.': 'Quién ve el bloque. Si falta, todo el mundo.',
  'Content rules that are knowingly broken in this block. Readers never receive this.':
    'Reglas de contenido que se incumplen a sabiendas en este bloque. Los lectores no reciben nunca esto.',
  'The readers who see a block: those in a variant of an experiment, those in certain countries, those who come within a time, or those who are all of it.':
    'Los lectores que ven un bloque: los de una variante de un experimento, los de ciertos países, los que llegan dentro de un tiempo, o los que son todo ello.',
  'When the block is shown first. Before that, nobody sees it.':
    'Cuándo se muestra el bloque por primera vez. Antes no lo ve nadie.',
  'When the block is shown no more, such as when an offer ends.':
    'Cuándo deja de mostrarse el bloque, por ejemplo al acabar una oferta.',
  'The name of the experiment. A variant must be named with it.':
    'El nombre del experimento. Con él hay que nombrar una variante.',
  'The variant of the experiment in which the block is shown.':
    'La variante del experimento en la que se muestra el bloque.',
  'The countries in which the block is shown, as two capital letters each.':
    'Los países en los que se muestra el bloque, con dos letras mayúsculas cada uno.',
  'A country as two capital letters.': 'Un país con dos letras mayúsculas.',
  'Content rules that are knowingly broken here, each with the reason.':
    'Reglas de contenido que se incumplen aquí a sabiendas, cada una con su motivo.',
  'A content rule that is knowingly broken, and why.':
    'Una regla de contenido que se incumple a sabiendas, y por qué.',
  "The rule's name: its group, a slash, its own name.":
    'El nombre de la regla: su grupo, una barra, su propio nombre.',
  'Why the rule does not hold here, for the next person who reads this.':
    'Por qué no vale aquí la regla, para la siguiente persona que lea esto.',
  'The last day on which the rule stays silent.': 'El último día en que la regla guarda silencio.',
  'The people who wrote the article, in the order in which they are named.':
    'Las personas que escribieron el artículo, en el orden en que se las nombra.',
  'The health professional who checked the facts.': 'Profesional de la salud que comprobó los datos.',
  'When the medical review was done.': 'Cuándo se hizo la revisión médica.',
  'What the medical reviewer looked at, in a few words. Where nothing is said, the page says that it was the medical facts.':
    'Lo que miró la revisión médica, en pocas palabras. Donde no se dice nada, la página dice que fueron los datos médicos.',
  'Somebody who wrote or reviewed the article.': 'Alguien que escribió o revisó el artículo.',
  'First and last name.': 'Nombre y apellidos.',
  'Degrees and titles, as they stand behind the name.': 'Grados y títulos, como van detrás del nombre.',
  'The page about this person.': 'La página sobre esta persona.',
  'A picture of this person.': 'Una foto de esta persona.',
  'What campaigns, experiments and commerce blocks look at.':
    'Aquello en lo que se fijan las campañas, los experimentos y los bloques de comercio.',
  "The path that search engines shall list, where it is not the article's own.":
    'La ruta que deben enumerar los buscadores, donde no es la del propio artículo.',
  'The kind of feature this article belongs to.': 'La clase de reportaje a la que pertenece este artículo.',
  'The name of the page template in the publishing system.':
    'El nombre de la plantilla de página en el sistema de publicación.',
  'What readers come to the article for, in the words of the editorial team. Decision tools report it.':
    'A qué vienen los lectores al artículo, en palabras del equipo editorial. Lo comunican las herramientas de decisión.',
  'Whether advertisements may stand between the parts of the text. Where nothing is said, they may.':
    'Si puede haber anuncios entre las partes del texto. Donde no se dice nada, puede haberlos.',
  'Whether the page is paid for by its unique visitors. Such a page carries fewer advertisements.':
    'Si la página se paga por visitantes únicos. Una página así lleva menos anuncios.',
  'Values that choose which offers fit the article.': 'Valores que eligen qué ofertas convienen al artículo.',
  "The article's topic in the advertising vocabulary.":
    'El tema del artículo en el vocabulario publicitario.',
  'What a page says to what stands around its blocks.': 'Lo que una página dice a lo que rodea sus bloques.',
  'Where ads stand in this article, in the order of the text. Without it, where the site has them.':
    'Dónde hay anuncios en este artículo, en el orden del texto. Si falta, donde los tiene el sitio.',
  'A place in the text, and which ads stand there.': 'Un lugar en el texto, y qué anuncios hay ahí.',
  'The places of marketing on this page, by name, each with what stands there.':
    'Los lugares de promoción de esta página, por nombre, cada uno con lo que hay ahí.',
  'A place of marketing on this page.': 'Un lugar de promoción de esta página.',
  'Stands in the simple header of a paid or a marketing page, in the place of the logo.':
    'Va en la cabecera sencilla de una página pagada o de promoción, en el lugar del logotipo.',
  'What is read next, in the bar below the header.':
    'Lo que se lee después, en la barra debajo de la cabecera.',
  'An article that is read next.': 'Un artículo que se lee después.',
  'What the page is about, in one of twelve words, none of which tells of an illness. It is all that others may learn of it, where a reader agrees.':
    'De qué trata la página, en una de doce palabras, ninguna de las cuales habla de una enfermedad. Es todo lo que otros pueden saber de ella, donde un lector consiente.',
  'The name of the position, such as the id of the block that the ad stands behind.':
    'El nombre de la posición, como el id del bloque tras el que va el anuncio.',
  'The names of the places that may be filled there, the first that fits the window.':
    'Los nombres de los lugares que se pueden llenar ahí, el primero que quepa en la ventana.',
  'The name of a place for an ad.': 'El nombre de un lugar para un anuncio.',
  'Whether it is also loaded where readers have it above what they see, such as when they come back to the middle of a page.':
    'Si se carga también donde queda por encima de lo que se ve, por ejemplo al volver a la mitad de una página.',
  'The name of the place.': 'El nombre del lugar.',
  'The name of what shall stand there. Without it, what the site says.':
    'El nombre de lo que ha de haber ahí. Si falta, lo que dice el sitio.',
  'The title in pieces, which are shown with blanks between them.':
    'El título en piezas, que se muestran con espacios entre ellas.',
  'A piece of the title.': 'Una pieza del título.',
  'Where the article is.': 'Dónde está el artículo.',
  'A picture with its text alternative and its size.': 'Una imagen con su texto alternativo y su tamaño.',
  'Kinds of values that many blocks have in common. A field refers to one of these and adds its own title and description.':
    'Clases de valores que muchos bloques tienen en común. Un campo remite a una de ellas y añade su propio título y descripción.',
  'A web address, a path on this site that begins with a slash, an anchor such as #sources, or a mailto: or tel: address.':
    'Una dirección web, una ruta en este sitio que empieza con una barra, un ancla como #sources, o una dirección mailto: o tel:.',
  'Text with formatting. Script, styles and unknown elements are taken out before it is shown.':
    'Texto con formato. Los scripts, estilos y elementos desconocidos se quitan antes de mostrarlo.',
  'One paragraph or less with simple formatting: bold, italics, links.':
    'Un párrafo o menos con formato sencillo: negrita, cursiva, enlaces.',
  'A few words on one line.': 'Unas palabras en una línea.',
  'One line of plain text.': 'Una línea de texto sin formato.',
  'Plain text, up to a few paragraphs.': 'Texto sin formato, de hasta unos párrafos.',
  'A name as it stands in an address: small letters and digits, with hyphens between them.':
    'Un nombre como figura en una dirección: letras minúsculas y cifras, con guiones entre ellas.',
  'A short machine-readable name: letters, digits, dot, dash, underscore and colon, without blanks.':
    'Un nombre corto para máquinas: letras, cifras, punto, guion, guion bajo y dos puntos, sin espacios.',
  'A whole number of pixels.': 'Un número entero de píxeles.',
  'A score from 0 to 5.': 'Una puntuación de 0 a 5.',
  'How far studies support something. Strong where several good ones agree, moderate where few or imperfect ones do, weak where they are small, biased or at odds, none where there is nothing to go by.':
    'Hasta qué punto apoyan algo los estudios. Fuerte donde varios buenos coinciden, moderado donde lo hacen pocos o imperfectos, débil donde son pequeños, sesgados o se contradicen, ninguno donde no hay en qué basarse.',
  'A colour as a hash sign and three or six hexadecimal digits.':
    'Un color como almohadilla y tres o seis cifras hexadecimales.',
  'The width of the picture file in pixels. Keeps the page from jumping while the picture loads.':
    'El ancho del archivo de la imagen en píxeles. Evita que la página salte mientras la imagen se carga.',
  'The height of the picture file in pixels. Keeps the page from jumping while the picture loads.':
    'El alto del archivo de la imagen en píxeles. Evita que la página salte mientras la imagen se carga.',
  'The point of the picture that is always seen where the picture is cropped, in percent from its left and from its top. Without it, the middle.':
    'El punto de la imagen que siempre se ve donde se recorta, en tanto por ciento desde la izquierda y desde arriba. Si falta, el centro.',
  'How far the point is from the left edge.': 'A qué distancia del borde izquierdo está el punto.',
  'How far the point is from the upper edge.': 'A qué distancia del borde superior está el punto.',
  'Short statements, one per line.': 'Afirmaciones cortas, una por línea.',
  'A criterion and its score.': 'Un criterio y su puntuación.',
  'What is scored. The criterion Overall is the headline score.':
    'Lo que se puntúa. El criterio Overall es la puntuación principal.',
  'The score from 0 to 5.': 'La puntuación de 0 a 5.',
  'The name of the place: D is desktop, M mobile; LB a leaderboard, MR a rectangle.':
    'El nombre del lugar: D es ordenador, M móvil; LB una banda ancha, MR un rectángulo.',
  'What pharmacies nearby charge for a medicine with a coupon. Readers in the US alone get it, and only where the site has drug savings. Without manufacturers it is a card that leads to the page about the medicine.':
    'Lo que cobran las farmacias cercanas por un medicamento con cupón. Solo lo reciben los lectores de EE. UU., y solo donde el sitio tiene ahorro en medicamentos. Sin fabricantes es una tarjeta que lleva a la página del medicamento.',
  'The name of the medicine, as readers know it.': 'El nombre del medicamento, como lo conocen los lectores.',
  'The end of the address of its page: small letters and digits, with hyphens between them.':
    'El final de la dirección de su página: minúsculas y cifras, con guiones entre ellas.',
  'Who makes it, in which forms and strengths, and how much is usually dispensed: what readers choose among.':
    'Quién lo fabrica, en qué formas y dosis, y cuánto se suele dispensar: entre lo que eligen los lectores.',
  'The form, strength and quantity that is chosen at first. Without it, the first of each.':
    'La forma, la dosis y la cantidad elegidas al principio. Sin ello, la primera de cada una.',
  'An offer of a sponsor for the medicine. Without it, the one that the site has for the article or the medicine.':
    'Una oferta de un patrocinador para el medicamento. Sin ella, la que tiene el sitio para el artículo o el medicamento.',
  'A place for an advertisement below the prices.': 'Un lugar para un anuncio debajo de los precios.',
  'The medicine as one brand, or as the generic of whatever company.':
    'El medicamento como una marca, o como genérico de cualquier empresa.',
  'What the manufacturer is called by programs.': 'Cómo llaman los programas al fabricante.',
  'The name of the brand, or for the generic that of the medicine.':
    'El nombre de la marca o, para el genérico, el del medicamento.',
  'Whether it is a brand or the generic, as it stands behind the name.':
    'Si es una marca o el genérico, como está detrás del nombre.',
  'The slug of the brand, or for the generic that of the medicine.':
    'El nombre en la dirección de la marca o, para el genérico, el del medicamento.',
  'The forms in which it is sold, the usual one first.': 'Las formas en que se vende, la habitual primero.',
  'A form, with its strengths.': 'Una forma, con sus dosis.',
  'What it is, in the singular.': 'Qué es, en singular.',
  'The strengths of this form, from the weakest on.': 'Las dosis de esta forma, desde la más baja.',
  'A strength, and how much of it is usually dispensed.': 'Una dosis, y cuánto se suele dispensar de ella.',
  'The strength, then the form. Its first word is what readers choose by, so no two of a form begin alike.':
    'La dosis y después la forma. Los lectores eligen por la primera palabra, así que no hay dos de una forma que empiecen igual.',
  'What prices are asked by: this strength of this form by this manufacturer.':
    'Por lo que se preguntan los precios: esta dosis de esta forma de este fabricante.',
  'The National Drug Code, where it is known.': 'El código nacional de medicamento (NDC), donde se conoce.',
  'The manufacturer’s list price in US dollars for one unit. Without it, nobody has told one.':
    'El precio de lista del fabricante en dólares por unidad. Sin él, nadie ha dicho ninguno.',
  'How much is usually dispensed, the usual one first.': 'Cuánto se suele dispensar, lo habitual primero.',
  'How much is dispensed, in words and in units.': 'Cuánto se dispensa, en palabras y en unidades.',
  'The quantity as readers see it, with the number of units and what they are.':
    'La cantidad como la ven los lectores, con el número de unidades y qué son.',
  'The number of units: of tablets, or grams, or milliliters.':
    'El número de unidades: comprimidos, gramos o mililitros.',
  'The form, strength and quantity that is chosen at first, and what pharmacies charge for it.':
    'La forma, la dosis y la cantidad elegidas al principio, y lo que cobran por ello las farmacias.',
  'The name of the manufacturer.': 'El nombre del fabricante.',
  'The slug of the manufacturer.': 'El nombre en la dirección del fabricante.',
  'The form, as the manufacturer has it.': 'La forma, como la tiene el fabricante.',
  'The strength, as the form has it.': 'La dosis, como la tiene la forma.',
  'The formulation of this strength.': 'La formulación de esta dosis.',
  'How much is dispensed, as the strength has it.': 'Cuánto se dispensa, como lo tiene la dosis.',
  'The manufacturer’s list price in US dollars for one unit.':
    'El precio de lista del fabricante en dólares por unidad.',
  'What pharmacies charge. Without both lists, readers get today’s prices.':
    'Lo que cobran las farmacias. Sin ninguna de las dos listas, los lectores reciben los precios del día.',
  'What pharmacies charge, where it comes in the second form. With any in it, this list counts.':
    'Lo que cobran las farmacias, donde llega en la segunda forma. Si contiene alguno, cuenta esta lista.',
  'What pharmacies charge.': 'Lo que cobran las farmacias.',
  'A price for each pharmacy.': 'Un precio por farmacia.',
  'What a pharmacy charges for the whole quantity with a coupon.':
    'Lo que cobra una farmacia por toda la cantidad con un cupón.',
  'Who charges it.': 'Quién lo cobra.',
  'What the pharmacy, or its chain, is called by programs.':
    'Cómo llaman los programas a la farmacia o a su cadena.',
  'The name of the pharmacy. A card shows 24 characters of it.':
    'El nombre de la farmacia. Una tarjeta muestra 24 caracteres.',
  'Where it is. A chain as a whole has none.': 'Dónde está. Una cadena entera no tiene lugar.',
  'What the place is called by programs.': 'Cómo llaman los programas al lugar.',
  'Street and number. A card shows 32 characters of it.':
    'Calle y número. Una tarjeta muestra 32 caracteres.',
  'Where it is on the globe, in degrees.': 'Dónde está en el globo, en grados.',
  'Degrees north; south of the equator below 0.': 'Grados norte; al sur del ecuador, bajo 0.',
  'Degrees east; in America below 0.': 'Grados este; en América, bajo 0.',
  'What it charges with a coupon.': 'Lo que cobra con un cupón.',
  'In US dollars, for the whole quantity.': 'En dólares, por toda la cantidad.',
  'The currency, which is US dollars.': 'La moneda, que es el dólar estadounidense.',
  'The amount as the partner writes it. Cards write it themselves.':
    'El importe como lo escribe el socio. Las tarjetas lo escriben por sí mismas.',
  'What it charges without a coupon, in US dollars, for the whole quantity.':
    'Lo que cobra sin cupón, en dólares, por toda la cantidad.',
  'How much less it is with a coupon, in percent.': 'Cuánto menos es con un cupón, en por ciento.',
  'The company that settles the coupon, as programs call it.':
    'La empresa que liquida el cupón, como la llaman los programas.',
  'Whether the partner says that it is the lowest.': 'Si el socio dice que es el más bajo.',
  'An offer of a sponsor for the medicine: what makes “with or without insurance” true.':
    'Una oferta de un patrocinador para el medicamento: lo que hace cierto «con o sin seguro».',
  'What the offer is.': 'Qué es la oferta.',
  'For whom it is, and what one gets, in a sentence or two.':
    'Para quién es y qué se obtiene, en una o dos frases.',
  'What a month costs with it, in US dollars, as digits.':
    'Lo que cuesta un mes con ella, en dólares, en cifras.',
  'What the offer is counted by.': 'Por lo que se cuenta la oferta.',
  'Where the offer leads. It is marked as an advertisement.':
    'Adónde lleva la oferta. Se marca como anuncio.',
  'What it is good for, where that is less than all: the form with a copay alone, which has no prices.':
    'Para qué sirve, donde no es para todo: la forma que solo tiene un copago, sin precios.',
  'What kind of campaign it is.': 'Qué tipo de campaña es.',
  'The place that was sold.': 'El lugar que se vendió.',
  'What the campaign is called.': 'Cómo se llama la campaña.',
  // What the palette finds block types by.
  'paid links, commission, transparency, advertiser notice':
    'enlaces pagados, comisión, transparencia, aviso de anunciantes',
  'banner, notice, top bar, alert': 'banda, anuncio, barra superior, alerta',
  'questionnaire, test, screening, PHQ-9, GAD-7, depression, anxiety':
    'cuestionario, prueba, cribado, PHQ-9, GAD-7, depresión, ansiedad',
  'byline, biography, about the author, writer, profile':
    'firma, biografía, sobre la autora, redactor, perfil',
  'HTML, elements, markup, custom code, divider, horizontal line':
    'HTML, elementos, marcado, código propio, separador, línea horizontal',
  'BMI, due date, calories, estimate, tool': 'IMC, fecha de parto, calorías, estimación, herramienta',
  'callout, highlight box, sidebar, aside, sponsor box':
    'recuadro destacado, barra lateral, nota al margen, patrocinador',
  'to-do list, tick boxes, preparation, packing list':
    'lista de tareas, casillas, preparación, lista de verificación',
  'background, banner, coloured section, animated picture': 'fondo, banda, sección de color, imagen animada',
  'versus, vs, compare two products, select': 'versus, comparar dos productos, elegir',
  'teaser, promotion, guide, call to action, CTA': 'avance, promoción, guía, llamada a la acción',
  'more in this series, part, collection': 'más de esta serie, parte, colección',
  'diets, keto, mediterranean, versus, vs, eating plan':
    'dietas, keto, mediterránea, versus, plan de alimentación',
  'PDF, file, attachment, worksheet, printable': 'PDF, archivo, adjunto, hoja de trabajo, imprimible',
  'call to action, CTA, promotion, banner, traffic': 'llamada a la acción, promoción, banda, tráfico',
  'prices, coupon, pharmacy, medicine, medication, discount':
    'precios, cupón, farmacia, medicamento, descuento',
  'read more, learn more, further reading, see also': 'leer más, saber más, más información, ver también',
  'studies, claim, research, level of evidence, fact check':
    'estudios, afirmación, investigación, nivel de evidencia, verificación',
  'accordion, FAQ, questions, answers, collapse, expand, toggle':
    'acordeón, preguntas frecuentes, plegar, desplegar',
  'doctor, provider, therapist, appointment, care': 'médico, especialista, terapeuta, cita, consulta',
  'myths, facts, flash cards, slider': 'mitos, hechos, tarjetas que giran, deslizador',
  'title, headline, subheading, section, H2, H3, H4': 'título, titular, subtítulo, sección, H2, H3, H4',
  'feedback, rating, thumbs, survey': 'opinión, valoración, pulgar, encuesta',
  'cover, banner, large picture, header image': 'portada, banda, imagen grande, imagen de cabecera',
  'topic, links, navigation, discover more': 'tema, enlaces, navegación, descubrir más',
  'gallery, slideshow, slider, photos, steps': 'galería, presentación, deslizador, fotos, pasos',
  'photo, image, figure, illustration, infographic, diagram':
    'foto, imagen, figura, ilustración, infografía, diagrama',
  'ad slot, banner, advertising, sponsor': 'espacio publicitario, banda, publicidad, patrocinador',
  'takeaways, summary, TL;DR, in short, at a glance, highlights':
    'ideas clave, resumen, en breve, de un vistazo, puntos destacados',
  'bullets, numbered, steps, ordered, unordered': 'viñetas, numerada, pasos, ordenada, puntos',
  'story, patient, personal, first person, testimonial':
    'historia, paciente, personal, primera persona, testimonio',
  'slider, slideshow, cards, gallery': 'deslizador, presentación, tarjetas, galería',
  'email, subscribe, mailing list, subscription': 'correo, suscribirse, lista de correo, suscripción',
  'warning, callout, alert, caution, tip, info box, emergency, important':
    'advertencia, aviso, alerta, precaución, consejo, recuadro, urgencia, importante',
  'tiles, columns, three cards, grid': 'mosaico, columnas, tres tarjetas, cuadrícula',
  'ad, sponsored, partner, native advertising, advertorial': 'anuncio, patrocinado, socio, publicidad nativa',
  'ads, sponsored links, partners, native advertising':
    'anuncios, enlaces patrocinados, socios, publicidad nativa',
  'products, slider, shopping, best of': 'productos, deslizador, compras, lo mejor',
  'review, recommendation, pick, shop, buy, price, rating':
    'reseña, recomendación, selección, tienda, comprar, precio, valoración',
  'versus, vs, compare products, specifications, best of':
    'versus, comparar productos, especificaciones, lo mejor',
  'picks, best of, summary of products, shortlist': 'selección, lo mejor, resumen de productos',
  'test, trivia, questions, score, self-test': 'test, trivial, preguntas, puntuación, autoevaluación',
  'pull quote, blockquote, citation, expert, statement': 'cita, cita destacada, experta, declaración',
  'cooking, ingredients, meal, calories, nutrition facts':
    'cocina, ingredientes, comida, calorías, información nutricional',
  'cooking, ingredients, meal, dish, steps': 'cocina, ingredientes, comida, plato, pasos',
  'read next, see also, further reading, recommended, more': 'leer después, ver también, recomendados, más',
  'paragraph, body, copy, bold, link, divider, horizontal line':
    'párrafo, cuerpo, negrita, enlace, separador, línea horizontal',
  'rating, score, review, criteria, pros and cons, verdict':
    'valoración, puntuación, reseña, criterios, ventajas y desventajas, veredicto',
  'social media, Facebook, X, Pinterest, copy link, email':
    'redes sociales, Facebook, X, Pinterest, copiar enlace, correo',
  'buy, shops, retailers, price, specifications': 'comprar, tiendas, vendedores, precio, especificaciones',
  'adverse effects, reactions, symptoms, safety, medicine':
    'efectos adversos, reacciones, síntomas, seguridad, medicamento',
  'trust, badges, awards, reasons, icons': 'confianza, sellos, premios, motivos, iconos',
  'references, bibliography, citations, footnotes, studies, literature':
    'referencias, bibliografía, citas, notas al pie, estudios, literatura',
  'statistics, numbers, data, percent, metrics, counter':
    'estadísticas, números, datos, porcentaje, contador',
  'grid, rows, columns, spreadsheet, dosage table, data':
    'cuadrícula, filas, columnas, hoja de cálculo, tabla de dosis, datos',
  'reviews, opinions, patients, customers, voices': 'opiniones, reseñas, pacientes, clientes, voces',
  'YouTube, Vimeo, Instagram, TikTok, Spotify, social media, video, podcast, iframe':
    'YouTube, Vimeo, Instagram, TikTok, Spotify, redes sociales, vídeo, pódcast, iframe',
  'animated headline, rotating words, cover': 'titular animado, palabras que cambian, portada',
  'community, discussion, readers, reactions': 'comunidad, debate, lectores, reacciones',
  'therapy, medicine, option, medication': 'terapia, medicamento, opción, fármaco',
  'therapies, options, versus, vs, medications, compare':
    'terapias, opciones, versus, medicamentos, comparar',
  'how we work, methodology, numbers, credibility': 'cómo trabajamos, metodología, números, credibilidad',
  'film, clip, YouTube, player, transcript': 'película, clip, YouTube, reproductor, transcripción',
};
