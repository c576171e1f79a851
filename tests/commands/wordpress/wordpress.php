<?php
/**
 * Steps of the walk, done by WordPress's own functions: php wordpress.php SITE ORIGIN STEP [PARAMETER …]. Prints JSON.
 */
[ , $site, $origin, $step ] = $argv;
$parameters = array_slice( $argv, 4 );

$_SERVER['HTTP_HOST']       = parse_url( $origin, PHP_URL_HOST ) . ':' . parse_url( $origin, PHP_URL_PORT );
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REQUEST_METHOD']  = 'GET';
if ( 'install' === $step ) {
	define( 'WP_INSTALLING', true );
}
// No mail is sent.
function wp_mail() {
	return true;
}
require $site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

$steps = array(
	'install' => function ( string $name, string $password, string $pagewell, string $secret ) use ( $origin ): string {
		wp_install( 'Well by the sea', $name, 'editor@example.org', true, '', $password );
		update_option( 'siteurl', $origin );
		update_option( 'home', $origin );
		update_option( 'blogdescription', 'Health, plainly' );
		update_option( 'timezone_string', 'America/New_York' );
		update_option( 'active_plugins', array( 'pagewell.php' ) );
		update_option( 'pagewell', array( 'origin' => $pagewell, 'secret' => $secret ) );
		global $wp_rewrite;
		$wp_rewrite->set_permalink_structure( '/%category%/%postname%/' );
		foreach ( array( 1, 2, 3 ) as $id ) {
			wp_delete_post( $id, true );
		}
		wp_insert_term( 'Sleep', 'category' );
		return hash_hmac( 'sha256', 'pagewell read key', $secret );
	},
	'seed'    => fn(): array => seed(),
	'publish' => fn( string $slug, string $title, string $html ): array => about_post( wp_insert_post( post_of( $slug, $title, $html ), true ) ),
	'draft'   => fn( string $slug, string $title, string $html ): array => about_post( wp_insert_post( array( 'post_status' => 'draft' ) + post_of( $slug, $title, $html ), true ) ),
	'change'  => fn( string $id, string $title ): array => about_post( wp_update_post( array( 'ID' => (int) $id, 'post_title' => $title ), true ) ),
	'move'    => fn( string $id, string $slug ): array => about_post( wp_update_post( array( 'ID' => (int) $id, 'post_name' => $slug ), true ) ),
	'schedule' => fn( string $slug, string $title ): array => about_post( wp_insert_post( array( 'post_status' => 'future', 'post_date' => wp_date( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS ) ) + post_of( $slug, $title, '<p>Tomorrow.</p>' ), true ) ),
	// What WordPress's schedule does when the time has come.
	'due'     => function ( string $id ): array {
		wp_publish_post( (int) $id );
		return about_post( (int) $id );
	},
	'person'  => function ( string $name, string $role ): array {
		$password = wp_generate_password();
		wp_insert_user( array( 'user_login' => $name, 'user_pass' => $password, 'user_email' => $name . '@example.org', 'role' => $role ) );
		return array( 'name' => $name, 'password' => $password );
	},
	'password' => fn(): string => WP_Application_Passwords::create_new_application_password( 1, array( 'name' => wp_generate_uuid4() ) )[0],
	'settings' => fn(): array => (array) get_option( 'pagewell' ),
	'trash'   => fn( string $id ): array => array( 'trashed' => (bool) wp_trash_post( (int) $id ) ),
	'pending' => fn(): array => array(
		'pending' => \Pagewell\pending_count(),
		'retry'   => (bool) wp_next_scheduled( \Pagewell\RETRY ),
		'failure' => get_option( \Pagewell\FAILURE, '' ),
		'refused' => get_option( \Pagewell\REFUSED, '' ),
	),
	// As if the hour were over.
	'hour'    => function (): array {
		wp_clear_scheduled_hook( \Pagewell\RETRY );
		return array( 'scheduled' => wp_schedule_event( time() - 1, 'hourly', \Pagewell\RETRY ) );
	},
);
wp_set_current_user( 1 );
echo wp_json_encode( $steps[ $step ]( ...$parameters ) );

function post_of( string $slug, string $title, string $content ): array {
	$category = get_term_by( 'slug', 'sleep', 'category' );
	return array(
		'post_title'    => $title,
		'post_name'     => $slug,
		'post_content'  => wp_slash( $content ),
		'post_status'   => 'publish',
		'post_author'   => 1,
		'post_category' => array( (int) $category->term_id ),
	);
}

/** @param int|WP_Error $id */
function about_post( $id ): array {
	if ( is_wp_error( $id ) ) {
		throw new RuntimeException( $id->get_error_message() );
	}
	$post = get_post( $id );
	return array(
		'id'     => $id,
		'status' => $post->post_status,
		'path'   => untrailingslashit( (string) wp_parse_url( get_permalink( $id ), PHP_URL_PATH ) ),
		'title'  => $post->post_title,
	);
}

/** A picture of one colour, with its text alternative. */
function picture( string $name, int $red, int $green, int $blue, string $alt ): int {
	$image = imagecreatetruecolor( 1200, 800 );
	imagefill( $image, 0, 0, imagecolorallocate( $image, $red, $green, $blue ) );
	$folder = wp_upload_dir();
	$file   = $folder['path'] . '/' . $name . '.png';
	imagepng( $image, $file );
	$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => $name, 'post_status' => 'inherit' ), $file );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	update_post_meta( $id, '_wp_attachment_image_alt', $alt );
	return $id;
}

/** Twenty-five posts: every core block that holds content, and the ways in which older posts hold it. */
function seed(): array {
	$bed    = picture( 'bed', 60, 90, 140, 'A made bed in a dark room' );
	$lamp   = picture( 'lamp', 230, 180, 90, 'A lamp beside a book' );
	$window = picture( 'window', 120, 170, 190, 'An open window at night' );
	$src    = fn( int $id ): string => (string) wp_get_attachment_url( $id );
	$image  = fn( int $id, string $caption = '' ): string => sprintf( '<!-- wp:image {"id":%1$d} --><figure class="wp-block-image"><img src="%2$s" alt="%3$s" class="wp-image-%1$d"/>%4$s</figure><!-- /wp:image -->', $id, $src( $id ), get_post_meta( $id, '_wp_attachment_image_alt', true ), '' === $caption ? '' : "<figcaption>$caption</figcaption>" );
	$text   = fn( string $html ): string => "<!-- wp:paragraph --><p>$html</p><!-- /wp:paragraph -->";
	$shared = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'When to call', 'post_content' => $text( 'Call your doctor when you cannot stay awake at the wheel.' ) ) );
	$posts  = array(
		array( 'sleep-basics', 'Sleep, from the beginning', '<!-- wp:heading --><h2>How long</h2><!-- /wp:heading -->' . $text( 'Most adults need <strong>seven to nine hours</strong>.' ) . '<!-- wp:heading {"level":3} --><h3>And children</h3><!-- /wp:heading -->' . $text( 'Ten hours at school age.' ) ),
		array( 'bedroom-list', 'A list for the bedroom', '<!-- wp:list --><ul><!-- wp:list-item --><li>Cool: 65 °F</li><!-- /wp:list-item --><!-- wp:list-item --><li>Dark</li><!-- /wp:list-item --></ul><!-- /wp:list --><!-- wp:list {"ordered":true,"start":3} --><ol start="3"><!-- wp:list-item --><li>Third, no screens.</li><!-- /wp:list-item --></ol><!-- /wp:list -->' ),
		array( 'made-bed', 'A made bed', $image( $bed, 'Made in one minute' ) . $text( 'It looks like rest.' ) ),
		array( 'three-rooms', 'Three rooms at night', '<!-- wp:gallery --><figure class="wp-block-gallery has-nested-images columns-default">' . $image( $bed, 'The bed' ) . $image( $lamp, 'The lamp' ) . $image( $window, 'The window' ) . '</figure><!-- /wp:gallery -->' ),
		array( 'what-she-said', 'What a nurse says about nights', '<!-- wp:quote --><blockquote class="wp-block-quote">' . $text( 'A night shift ends with sunglasses.' ) . '<cite>Ines Marlow, nurse</cite></blockquote><!-- /wp:quote --><!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Dark first, then quiet.</p></blockquote></figure><!-- /wp:pullquote -->' ),
		array( 'sleep-diary', 'How to keep a sleep diary', '<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>Night</th><th>Hours</th></tr></thead><tbody><tr><td>Monday</td><td>6.5</td></tr></tbody></table><figcaption>Two columns are enough</figcaption></figure><!-- /wp:table -->' ),
		array( 'sleep-code', 'A diary in plain text', '<!-- wp:code --><pre class="wp-block-code"><code>mon 6.5</code></pre><!-- /wp:code --><!-- wp:preformatted --><pre class="wp-block-preformatted">tue   7.0</pre><!-- /wp:preformatted --><!-- wp:verse --><pre class="wp-block-verse">Sleep that knits up</pre><!-- /wp:verse -->' ),
		array( 'two-columns', 'Owls and larks', '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">' . $text( 'Owls wake late.' ) . '</div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column">' . $text( 'Larks wake early.' ) . '</div><!-- /wp:column --></div><!-- /wp:columns -->' ),
		array( 'call-out', 'Pills and driving', '<!-- wp:group {"backgroundColor":"pale-pink"} --><div class="wp-block-group has-pale-pink-background-color has-background">' . $text( 'Do not drive after a sleeping pill.' ) . '</div><!-- /wp:group -->' . $text( 'The leaflet says for how long.' ) ),
		array( 'night-cover', 'The night window', sprintf( '<!-- wp:cover {"url":"%1$s"} --><div class="wp-block-cover"><img class="wp-block-cover__image-background wp-image-%3$d" alt="" src="%1$s"/><div class="wp-block-cover__inner-container">%2$s</div></div><!-- /wp:cover -->', $src( $window ), $text( 'Open it for ten minutes.' ), $window ) ),
		array( 'media-text', 'Reading before bed', sprintf( '<!-- wp:media-text {"mediaId":%1$d} --><div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="%2$s" alt="A lamp beside a book" class="wp-image-%1$d"/></figure><div class="wp-block-media-text__content">%3$s</div></div><!-- /wp:media-text -->', $lamp, $src( $lamp ), $text( 'Paper does not shine.' ) ) ),
		array( 'next-steps', 'Next steps', $text( 'Start tonight.' ) . '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="' . home_url( '/sleep/sleep-basics/' ) . '">Read the basics</a></div><!-- /wp:button --></div><!-- /wp:buttons -->' ),
		array( 'diary-file', 'A diary to print', sprintf( '<!-- wp:file --><div class="wp-block-file"><a href="%1$s">Diary to print</a><a href="%1$s" class="wp-block-file__button" download>Download</a></div><!-- /wp:file -->', $src( $bed ) ) . $text( 'One page a week.' ) ),
		array( 'sounds', 'Sounds that help', '<!-- wp:audio --><figure class="wp-block-audio"><audio controls src="https://media.example.com/rain.mp3"></audio><figcaption>Rain</figcaption></figure><!-- /wp:audio --><!-- wp:video --><figure class="wp-block-video"><video controls src="https://media.example.com/sea.mp4"></video></figure><!-- /wp:video -->' . $text( 'Rain, the sea, a fan.' ) ),
		array( 'a-film', 'A film about naps', '<!-- wp:embed {"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ","type":"video","providerNameSlug":"youtube"} --><figure class="wp-block-embed is-type-video is-provider-youtube"><div class="wp-block-embed__wrapper">https://www.youtube.com/watch?v=dQw4w9WgXcQ</div></figure><!-- /wp:embed -->' . $text( 'Three minutes.' ) ),
		array( 'breaks', 'With breaks', $text( 'Before the fold.' ) . '<!-- wp:more --><!--more--><!-- /wp:more --><!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator --><!-- wp:spacer --><div style="height:50px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->' . $text( 'After the rule.' ) ),
		array( 'own-html', 'Caffeine and its half-life', '<!-- wp:html --><div class="fact">Half of it is left after <b>five hours</b>.</div><!-- /wp:html -->' ),
		array( 'short-code', 'A form that is no more', $text( 'Write to us.' ) . '<!-- wp:shortcode -->[contact-form-7 id="12" title="Contact"]<!-- /wp:shortcode -->' ),
		array( 'reusable', 'When sleep attacks', $text( 'It can come without a sign.' ) . sprintf( '<!-- wp:block {"ref":%d} /-->', $shared ) . '<!-- wp:latest-posts /-->' ),
		array( 'foot-notes', 'Melatonin, with sources', $text( 'It shortens the wait by seven minutes<sup data-fn="a1" class="fn"><a href="#a1" id="a1-link">1</a></sup>.' ) . '<!-- wp:footnotes /-->' ),
		array( 'classic-post', 'A post from 2012', "Written before blocks.\n\n" . sprintf( '[caption id="attachment_%1$d" align="alignnone" width="300"]<img class="wp-image-%1$d" src="%2$s" alt="A made bed in a dark room" width="300" height="200" /> The bed of 2012[/caption]', $bed, $src( $bed ) ) . "\n\nAnd a <em>last</em> paragraph." ),
		array( 'classic-gallery', 'A gallery from 2012', "Three pictures.\n\n[gallery ids=\"$bed,$lamp,$window\"]" ),
		array( 'siestas', 'Siestas: cuánto tiempo', $text( 'Veinte minutos bastan.' ) ),
	);
	$made = array();
	foreach ( $posts as [ $slug, $title, $content ] ) {
		$id = wp_insert_post( post_of( $slug, $title, $content ), true );
		if ( 'made-bed' === $slug ) {
			set_post_thumbnail( $id, $bed );
		}
		if ( 'foot-notes' === $slug ) {
			update_post_meta( $id, 'footnotes', wp_slash( wp_json_encode( array( array( 'id' => 'a1', 'content' => 'A review of 19 trials, 2013.' ) ) ) ) );
		}
		if ( 'sleep-basics' === $slug ) {
			// It was moved before Pagewell was connected.
			add_post_meta( $id, '_wp_old_slug', 'sleep-in-short' );
			update_post_meta( $id, '_yoast_wpseo_metadesc', 'How long people sleep at which age.' );
		}
		if ( 'siestas' === $slug ) {
			update_post_meta( $id, 'language', 'es' );
			update_post_meta( $id, 'translation_of', $made[0]['id'] );
		}
		$made[] = about_post( $id );
	}
	$made[] = about_post( wp_insert_post( array( 'post_status' => 'private' ) + post_of( 'staff-only', 'Staff only', $text( 'Rota for December.' ) ), true ) );
	$made[] = about_post( wp_insert_post( array( 'post_password' => 'moon' ) + post_of( 'members', 'Members only', $text( 'The long diary.' ) ), true ) );
	return $made;
}
