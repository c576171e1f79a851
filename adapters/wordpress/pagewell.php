<?php
/**
 * Plugin Name: Pagewell
 * Description: Tells Pagewell what is published, changed, moved and withdrawn, gives it the blocks of posts, and shows drafts as Pagewell would.
 * Version: 1.0.0
 * Requires at least: 5.9
 * Requires PHP: 7.4
 * License: MIT
 *
 * One file: put it into wp-content/plugins/ and activate it. Settings, Pagewell has the rest.
 */

namespace Pagewell;

defined( 'ABSPATH' ) || exit;

const OPTION = 'pagewell';
/** Begins the names of options that hold a notice each, which Pagewell has not taken yet. */
const NOTICE  = 'pagewell_notice_';
const FAILURE = 'pagewell_failure';
const REFUSED = 'pagewell_refused';
const RETRY   = 'pagewell_retry';
/** Of one request; what is pending then is left to the schedule. */
const MOST_SECONDS = 20;
/** Pagewell takes no more in one request. */
const MOST_CHANGES = 1000;
/** More is not remembered: Pagewell reads the whole list every ten minutes. */
const MOST_PENDING = 10000;
const SHORTEST_SECRET = 16;
/** Where plug-ins for search engines keep the description of a post: Yoast, Rank Math, All in One, SEOPress, Genesis. */
const DESCRIPTIONS = array( '_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_aioseop_description', '_seopress_titles_desc', '_genesis_description' );

/* Settings */

/** @return array{origin: string, secret: string} */
function settings(): array {
	$stored = get_option( OPTION, array() );
	$stored = is_array( $stored ) ? $stored : array();
	return array(
		'origin' => defined( 'PAGEWELL_ORIGIN' ) ? (string) PAGEWELL_ORIGIN : (string) ( $stored['origin'] ?? '' ),
		'secret' => defined( 'PAGEWELL_SECRET' ) ? (string) PAGEWELL_SECRET : (string) ( $stored['secret'] ?? '' ),
	);
}

function is_configured(): bool {
	$settings = settings();
	return '' !== $settings['origin'] && strlen( $settings['secret'] ) >= SHORTEST_SECRET;
}

/** What Pagewell reads the blocks with: CONTENT_API_KEY. Made of the secret, so that there is one thing to keep. */
function read_key(): string {
	return hash_hmac( 'sha256', 'pagewell read key', settings()['secret'] );
}

/**
 * What the form says, where it can be used; else what was stored before, with an error.
 *
 * @param mixed $sent
 */
function sanitize_settings( $sent ): array {
	$before = settings();
	$sent   = is_array( $sent ) ? $sent : array();
	$origin = untrailingslashit( trim( (string) ( $sent['origin'] ?? '' ) ) );
	$secret = trim( (string) ( $sent['secret'] ?? '' ) );
	$parts  = wp_parse_url( $origin );
	$is_origin = is_array( $parts ) && in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true )
		&& ! empty( $parts['host'] ) && ! array_diff( array_keys( $parts ), array( 'scheme', 'host', 'port' ) );
	if ( '' !== $origin && ! $is_origin ) {
		add_settings_error( OPTION, 'origin', __( 'The address has to be https:// and a host, without a path, such as https://www.example.com.', 'pagewell' ) );
		$origin = $before['origin'];
	}
	if ( '' === $secret ) {
		$secret = $before['secret'];
	} elseif ( strlen( $secret ) < SHORTEST_SECRET || strlen( $secret ) > 500 ) {
		add_settings_error( OPTION, 'secret', __( 'The secret has to have 16 to 500 characters. It is the CONTENT_WEBHOOK_SECRET of Pagewell.', 'pagewell' ) );
		$secret = $before['secret'];
	}
	return array( 'origin' => $origin, 'secret' => $secret );
}

add_action( 'admin_init', function () {
	register_setting( OPTION, OPTION, array(
		'type'              => 'array',
		'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings',
		'show_in_rest'      => false,
	) );
} );

add_action( 'admin_menu', function () {
	add_options_page( 'Pagewell', 'Pagewell', 'manage_options', 'pagewell', __NAMESPACE__ . '\settings_page' );
	// In no menu: the links of posts lead there.
	$hook = add_submenu_page( '', __( 'Preview in Pagewell', 'pagewell' ), '', 'edit_posts', 'pagewell-preview', __NAMESPACE__ . '\preview_page' );
	// Before the admin's header is sent: a refusal has a status, and WordPress titles no page without a menu.
	add_action( 'load-' . $hook, function () {
		$GLOBALS['title'] = preview_title( post_to_preview() );
	} );
} );

function settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You may not change these settings.', 'pagewell' ), 403 );
	}
	$settings = settings();
	$pending  = pending_count();
	$refused  = (string) get_option( REFUSED, '' );
	?>
	<div class="wrap" style="overflow-wrap:anywhere">
		<h1>Pagewell</h1>
		<form action="options.php" method="post">
			<?php settings_fields( OPTION ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="pagewell-origin"><?php esc_html_e( 'Address of Pagewell', 'pagewell' ); ?></label></th>
					<td>
						<input id="pagewell-origin" name="pagewell[origin]" type="url" class="regular-text" value="<?php echo esc_attr( $settings['origin'] ); ?>" placeholder="https://www.example.com" aria-describedby="pagewell-origin-about" <?php disabled( defined( 'PAGEWELL_ORIGIN' ) ); ?>>
						<p class="description" id="pagewell-origin-about"><?php esc_html_e( 'Where readers find the site.', 'pagewell' ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="pagewell-secret"><?php esc_html_e( 'Secret', 'pagewell' ); ?></label></th>
					<td>
						<input id="pagewell-secret" name="pagewell[secret]" type="password" class="regular-text" value="" autocomplete="new-password" aria-describedby="pagewell-secret-about" <?php disabled( defined( 'PAGEWELL_SECRET' ) ); ?>>
						<p class="description" id="pagewell-secret-about">
							<?php echo '' === $settings['secret'] ? esc_html__( 'CONTENT_WEBHOOK_SECRET of Pagewell, 16 characters or more.', 'pagewell' ) : esc_html__( 'A secret is stored. Leave this empty to keep it.', 'pagewell' ); ?>
						</p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
		<?php if ( is_configured() ) : ?>
			<h2><?php esc_html_e( 'Variables of Pagewell', 'pagewell' ); ?></h2>
			<p><?php esc_html_e( 'Start Pagewell with these, and with the secret as CONTENT_WEBHOOK_SECRET:', 'pagewell' ); ?></p>
			<pre style="white-space:pre-wrap"><code><?php
				echo esc_html( implode( "\n", array(
					'CONTENT_CMS=wordpress',
					'CONTENT_API_URL=' . home_url( '/' ),
					'CONTENT_API_KEY=' . read_key(),
					'CONTENT_PREVIEW_ORIGIN=' . origin_of( admin_url() ),
				) ) );
			?></code></pre>
			<h2><?php esc_html_e( 'Notices', 'pagewell' ); ?></h2>
			<?php if ( 0 === $pending && '' === $refused ) : ?>
				<p><?php esc_html_e( 'All changes are delivered.', 'pagewell' ); ?></p>
			<?php elseif ( $pending > 0 ) : ?>
				<p>
					<?php
					/* translators: %d: number of changes */
					echo esc_html( sprintf( _n( '%d change is not delivered. It is sent again every hour, and with the next change.', '%d changes are not delivered. They are sent again every hour, and with the next change.', $pending, 'pagewell' ), $pending ) );
					?>
				</p>
				<p><?php echo esc_html( (string) get_option( FAILURE, '' ) ); ?></p>
			<?php endif; ?>
			<?php if ( '' !== $refused ) : ?>
				<p><?php echo esc_html( $refused ); ?></p>
			<?php endif; ?>
		<?php endif; ?>
	</div>
	<?php
}

/** Scheme, host and port of an address. */
function origin_of( string $url ): string {
	$parts = wp_parse_url( $url );
	return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/* Notices: what readers get of a post, before and after a request. */

/** The path by which Pagewell knows a post; null where readers do not get it. */
function public_path( \WP_Post $post ): ?string {
	if ( 'publish' !== $post->post_status || '' !== $post->post_password || ! is_post_type_viewable( $post->post_type ) || 'attachment' === $post->post_type ) {
		return null;
	}
	return path_of( (string) get_permalink( $post ) );
}

/** A permalink below the address of WordPress, without the slash or `.html` at its end; null where it is plain. */
function path_of( string $link ): ?string {
	$parts = wp_parse_url( $link );
	if ( ! is_array( $parts ) || isset( $parts['query'] ) ) {
		return null;
	}
	$base = trailingslashit( (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ) );
	$path = (string) ( $parts['path'] ?? '/' );
	$path = 0 === strpos( $path, $base ) ? substr( $path, strlen( $base ) ) : ltrim( $path, '/' );
	$path = '/' . preg_replace( '/\.html?$/', '', rawurldecode( untrailingslashit( $path ) ) );
	return '/' === $path ? null : $path;
}

/** Paths that posts had when this request began to change them, by id. */
final class Before {
	/** @var array<int, ?string> */
	public static $paths = array();

	public static function note( int $id ): void {
		if ( array_key_exists( $id, self::$paths ) ) {
			return;
		}
		$post               = get_post( $id );
		self::$paths[ $id ] = $post instanceof \WP_Post ? public_path( $post ) : null;
	}
}

add_action( 'pre_post_update', function ( $id ) {
	Before::note( (int) $id );
} );
add_action( 'before_delete_post', function ( $id ) {
	Before::note( (int) $id );
} );
add_action( 'wp_after_insert_post', function ( $id ) {
	changed( (int) $id );
}, 20 );
add_action( 'deleted_post', function ( $id ) {
	changed( (int) $id );
} );
// Lead picture, SEO texts and the like.
foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
	add_action( $hook, function ( $meta_id, $id, $key ) {
		if ( in_array( $key, array( '_edit_lock', '_edit_last', '_encloseme', '_pingme', '_wp_old_slug', '_wp_old_date' ), true ) ) {
			return;
		}
		$post = get_post( $id );
		if ( $post instanceof \WP_Post && null !== public_path( $post ) ) {
			Before::note( (int) $id );
			changed( (int) $id );
		}
	}, 10, 3 );
}

/** Ids of posts that this request has changed. */
final class Changed {
	/** @var array<int, true> */
	public static $ids = array();
}

function changed( int $id ): void {
	if ( wp_is_post_revision( $id ) || wp_is_post_autosave( $id ) ) {
		return;
	}
	if ( array() === Changed::$ids ) {
		// At the end of the request: a post is written in several steps, and no user waits for this.
		add_action( 'shutdown', __NAMESPACE__ . '\tell_changed' );
	}
	Changed::$ids[ $id ] = true;
}

/** Stores what this request has changed, and sends it. */
function tell_changed(): void {
	$changes = array();
	foreach ( array_keys( Changed::$ids ) as $id ) {
		clean_post_cache( $id );
		$post  = get_post( $id );
		$after = $post instanceof \WP_Post ? public_path( $post ) : null;
		foreach ( changes_between( Before::$paths[ $id ] ?? null, $after ) as $change ) {
			$changes[] = $change;
		}
	}
	Changed::$ids  = array();
	Before::$paths = array();
	if ( array() === $changes || ! is_configured() ) {
		return;
	}
	add_pending( $changes );
	if ( function_exists( 'fastcgi_finish_request' ) ) {
		fastcgi_finish_request();
	}
	send_pending();
}

/** @return list<array<string, string>> */
function changes_between( ?string $before, ?string $after ): array {
	if ( null === $after ) {
		return null === $before ? array() : array( array( 'path' => $before, 'kind' => 'withdrawn' ) );
	}
	if ( null !== $before && $before !== $after ) {
		return array( array( 'path' => $before, 'kind' => 'moved', 'to' => $after ) );
	}
	return array( array( 'path' => $after, 'kind' => 'published' ) );
}

/**
 * A row for each: requests that run at the same time lose none of each other's.
 *
 * @param list<array<string, string>> $changes
 */
function add_pending( array $changes ): void {
	global $wpdb;
	foreach ( $changes as $change ) {
		$wpdb->insert( $wpdb->options, array(
			'option_name'  => NOTICE . bin2hex( random_bytes( 16 ) ),
			'option_value' => (string) wp_json_encode( $change ),
			'autoload'     => 'no',
		) );
	}
	$surplus = pending_count() - MOST_PENDING;
	if ( $surplus > 0 ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s ORDER BY option_id LIMIT %d", $wpdb->esc_like( NOTICE ) . '%', $surplus ) );
	}
}

function pending_count(): int {
	global $wpdb;
	return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( NOTICE ) . '%' ) );
}

/**
 * The oldest notices, by the ids of their rows.
 *
 * @return array<int, array<string, string>>
 */
function pending( int $most ): array {
	global $wpdb;
	$rows    = $wpdb->get_results( $wpdb->prepare( "SELECT option_id, option_value FROM $wpdb->options WHERE option_name LIKE %s ORDER BY option_id LIMIT %d", $wpdb->esc_like( NOTICE ) . '%', $most ) );
	$changes = array();
	foreach ( (array) $rows as $row ) {
		$changes[ (int) $row->option_id ] = (array) json_decode( $row->option_value, true );
	}
	return $changes;
}

/** @param list<int> $ids */
function remove_pending( array $ids ): void {
	global $wpdb;
	$wpdb->query( "DELETE FROM $wpdb->options WHERE option_id IN (" . implode( ',', array_map( 'intval', $ids ) ) . ')' );
}

/** Sends what is pending, in its order. What Pagewell did not take is sent again within the hour; what it refuses is dropped. */
function send_pending(): void {
	global $wpdb;
	if ( ! is_configured() ) {
		return;
	}
	// One request after the other, so that changes arrive in their order; a sender takes what others add. A database without such locks answers null.
	$lock = 'pagewell_' . md5( DB_NAME . $wpdb->prefix );
	if ( '0' === $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK(%s, 1)', $lock ) ) ) {
		schedule_retry();
		return;
	}
	$until = time() + MOST_SECONDS;
	$most  = MOST_CHANGES;
	for ( $changes = pending( $most ); array() !== $changes; $changes = pending( $most ) ) {
		[ $status, $reason ] = time() < $until ? send( array_values( $changes ) ) : array( 0, __( 'There are many changes.', 'pagewell' ) );
		if ( 0 === $status || 408 === $status || 429 === $status || $status >= 500 ) {
			update_option( FAILURE, $reason, false );
			break;
		}
		if ( in_array( $status, array( 400, 413 ), true ) && count( $changes ) > 1 ) {
			// The others are taken without the one that is refused.
			$most = intdiv( count( $changes ) + 1, 2 );
			continue;
		}
		if ( 202 !== $status ) {
			update_option( REFUSED, refusal( array_values( $changes ), $reason ), false );
		}
		remove_pending( array_keys( $changes ) );
		$most = MOST_CHANGES;
	}
	if ( array() === $changes ) {
		delete_option( FAILURE );
		wp_clear_scheduled_hook( RETRY );
	}
	$wpdb->query( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', $lock ) );
	// Also what another request has added since, which found the lock taken.
	if ( pending_count() > 0 ) {
		schedule_retry();
	}
}
add_action( RETRY, __NAMESPACE__ . '\send_pending' );
add_action( 'update_option_' . OPTION, function () {
	delete_option( REFUSED );
} );

function schedule_retry(): void {
	if ( ! wp_next_scheduled( RETRY ) ) {
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', RETRY );
	}
}

/** @param list<array<string, string>> $changes */
function refusal( array $changes, string $reason ): string {
	/* translators: 1: date, 2: number of changes, 3: path of a post, 4: what Pagewell says */
	$text = _n( '%1$s: %2$d change was refused (%3$s), and is not sent again. %4$s', '%1$s: %2$d changes were refused (the first of %3$s), and are not sent again. %4$s', count( $changes ), 'pagewell' );
	return sprintf( $text, wp_date( 'Y-m-d H:i' ), count( $changes ), $changes[0]['path'] ?? '', $reason );
}

/**
 * One signed request.
 *
 * @param list<array<string, string>> $changes
 * @return array{int, string} the HTTP status, 0 where there is no answer, and what Pagewell says
 */
function send( array $changes ): array {
	$settings = settings();
	$body     = (string) wp_json_encode( array( 'changes' => $changes ) );
	$time     = time();
	for ( $attempt = 0; ; $attempt++ ) {
		$answer = wp_remote_post( $settings['origin'] . '/api/content/changes', array(
			'timeout'     => 5,
			'redirection' => 0,
			'headers'     => array(
				'Content-Type'       => 'application/json',
				'Pagewell-Signature' => 't=' . $time . ',v1=' . hash_hmac( 'sha256', $time . '.' . $body, $settings['secret'] ),
			),
			'body'        => $body,
		) );
		if ( is_wp_error( $answer ) ) {
			/* translators: %s: reason */
			return array( 0, sprintf( __( 'Pagewell cannot be reached: %s', 'pagewell' ), $answer->get_error_message() ) );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 409 !== $status || $attempt > 0 ) {
			/* translators: 1: HTTP status, 2: what Pagewell says */
			return array( $status, sprintf( __( 'Pagewell answered %1$d: %2$s', 'pagewell' ), $status, mb_substr( wp_strip_all_tags( wp_remote_retrieve_body( $answer ) ), 0, 300 ) ) );
		}
		// The same words twice within a second have one signature.
		sleep( 1 );
		$time = time();
	}
}

register_deactivation_hook( __FILE__, function () {
	wp_clear_scheduled_hook( RETRY );
} );
register_uninstall_hook( __FILE__, __NAMESPACE__ . '\uninstall' );

/** Leaves nothing in the database. */
function uninstall(): void {
	remove_pending( array_keys( pending( MOST_PENDING ) ) ?: array( 0 ) );
	foreach ( array( OPTION, FAILURE, REFUSED ) as $name ) {
		delete_option( $name );
	}
}

/* What Pagewell reads */

add_action( 'rest_api_init', function () {
	$types = array_values( array_filter( get_post_types( array( 'show_in_rest' => true ) ), 'is_post_type_viewable' ) );
	register_rest_field( $types, 'pagewell', array(
		'get_callback' => __NAMESPACE__ . '\rest_field',
		'schema'       => array(
			'description' => 'What Pagewell reads of a post.',
			'type'        => 'object',
			'context'     => array( 'view' ),
			'readonly'    => true,
		),
	) );
	register_rest_route( 'pagewell/v1', '/moved', array(
		'methods'             => 'GET',
		'callback'            => __NAMESPACE__ . '\rest_moved',
		// It says no more than the redirect of WordPress does.
		'permission_callback' => '__return_true',
		'args'                => array( 'path' => array( 'type' => 'string', 'required' => true, 'maxLength' => 200 ) ),
	) );
} );

// Without this, a wrong key or application password would give posts as WordPress shows them, and no error.
add_filter( 'rest_request_before_callbacks', function ( $response, $handler, $request ) {
	$wants_blocks = is_string( $request['_fields'] ) && false !== strpos( $request['_fields'], 'pagewell.blocks' );
	$is_signed    = '' !== (string) $request->get_header( 'authorization' );
	if ( $wants_blocks && $is_signed && ! has_key( $request ) && ! is_user_logged_in() ) {
		return new \WP_Error( 'pagewell_wrong_key', __( 'This is neither the key that the settings of the Pagewell plug-in show nor an application password.', 'pagewell' ), array( 'status' => 401 ) );
	}
	return $response;
}, 10, 3 );

/**
 * @param array<string, mixed> $data
 * @return array<string, string>
 */
function rest_field( array $data, string $field, \WP_REST_Request $request ): array {
	$post = get_post( $data['id'] ?? 0 );
	if ( ! $post instanceof \WP_Post || null === public_path( $post ) ) {
		return array();
	}
	$given = about( $post );
	if ( has_key( $request ) || current_user_can( 'edit_post', $post->ID ) ) {
		$given['blocks'] = blocks_of( $post );
	}
	return $given;
}

function has_key( \WP_REST_Request $request ): bool {
	$sent = (string) $request->get_header( 'authorization' );
	return is_configured() && hash_equals( 'Bearer ' . read_key(), $sent );
}

/**
 * What a post says of itself that REST has no field for.
 *
 * @return array<string, string>
 */
function about( \WP_Post $post ): array {
	$language    = function_exists( 'pll_get_post_language' ) ? pll_get_post_language( $post->ID, 'locale' ) : '';
	$description = '';
	foreach ( DESCRIPTIONS as $key ) {
		$value = get_post_meta( $post->ID, $key, true );
		// A template such as %%title%% is the plug-in's to fill in.
		if ( '' === $description && is_string( $value ) && ! preg_match( '/%%?[a-z_]+%/', $value ) ) {
			$description = trim( $value );
		}
	}
	// Said also where there is none: the excerpt that REST makes of a text repeats its beginning.
	return array( 'description' => '' === $description ? trim( $post->post_excerpt ) : $description ) + array_filter( array(
		/** Filters the language of a post, such as es-MX. */
		'language'      => str_replace( '_', '-', (string) apply_filters( 'pagewell_language', $language ? $language : get_bloginfo( 'language' ), $post ) ),
		/** Filters the permalink of the post that this one translates. */
		'translationOf' => (string) apply_filters( 'pagewell_translation_of', original_of( $post ), $post ),
	) );
}

/** The permalink of the post in the site's first language that this one translates, by Polylang. */
function original_of( \WP_Post $post ): string {
	if ( ! function_exists( 'pll_get_post' ) || ! function_exists( 'pll_default_language' ) ) {
		return '';
	}
	$original = (int) pll_get_post( $post->ID, pll_default_language() );
	return 0 === $original || $original === $post->ID ? '' : (string) get_permalink( $original );
}

/** The blocks as they were written, with those that stand elsewhere: reusable blocks, footnotes. */
function blocks_of( \WP_Post $post ): string {
	$in_full = fn( array $attributes ): array => array( 'size' => 'full' ) + $attributes;
	add_filter( 'shortcode_atts_gallery', $in_full );
	$before          = $GLOBALS['post'] ?? null;
	$GLOBALS['post'] = $post;
	setup_postdata( $post );
	// Of a post from before blocks, the HTML that WordPress makes says more: it has no shortcodes.
	$html = has_blocks( $post )
		? with_galleries( serialize_blocks( with_contents( parse_blocks( $post->post_content ), $post, 0 ) ) )
		: (string) apply_filters( 'the_content', $post->post_content );
	$GLOBALS['post'] = $before;
	if ( $before instanceof \WP_Post ) {
		setup_postdata( $before );
	}
	remove_filter( 'shortcode_atts_gallery', $in_full );
	return replaced( '/<img\b[^>]*>/i', __NAMESPACE__ . '\whole_picture', $html );
}

/** Galleries of older posts are numbers of pictures, which WordPress alone knows. */
function with_galleries( string $html ): string {
	return replaced( '/' . get_shortcode_regex( array( 'gallery' ) ) . '/s', 'do_shortcode_tag', $html );
}

/** Text in which a pattern is replaced; as it was where that fails. */
function replaced( string $pattern, callable $replace, string $text ): string {
	$made = preg_replace_callback( $pattern, $replace, $text );
	return null === $made ? $text : $made;
}

/**
 * A picture of the library as it was uploaded, instead of a smaller copy; with the library's text where the post has none.
 *
 * @param list<string> $found an img tag
 */
function whole_picture( array $found ): string {
	$tag = $found[0];
	if ( ! preg_match( '/\bwp-image-(\d{1,12})\b/', $tag, $id ) || ! preg_match( '/\ssrc="([^"]*)"/i', $tag, $src ) ) {
		return $tag;
	}
	$address = (string) wp_get_attachment_url( (int) $id[1] );
	$name    = preg_replace( '/-scaled$/', '', pathinfo( $address, PATHINFO_FILENAME ) );
	if ( '' === $name || 0 !== strpos( basename( $src[1] ), $name ) ) {
		return $tag;
	}
	$alt   = preg_match( '/\salt="([^"]*)"/i', $tag, $written ) ? $written[1] : '';
	$alt   = '' === trim( $alt ) ? esc_attr( (string) get_post_meta( (int) $id[1], '_wp_attachment_image_alt', true ) ) : $alt;
	$media = wp_get_attachment_metadata( (int) $id[1] );
	$size  = empty( $media['width'] ) || empty( $media['height'] ) ? '' : sprintf( ' width="%d" height="%d"', $media['width'], $media['height'] );
	$rest  = preg_replace( '/\s(?:src|srcset|sizes|alt|width|height)="[^"]*"/i', '', $tag );
	return '<img src="' . esc_url( $address ) . '" alt="' . $alt . '"' . $size . substr( $rest, strlen( '<img' ) );
}

/**
 * @param list<array<string, mixed>> $blocks
 * @return list<array<string, mixed>>
 */
function with_contents( array $blocks, \WP_Post $post, int $depth ): array {
	$all = array();
	foreach ( $blocks as $block ) {
		if ( 'core/block' === $block['blockName'] && $depth < 5 ) {
			$reusable = get_post( (int) ( $block['attrs']['ref'] ?? 0 ) );
			if ( $reusable instanceof \WP_Post && 'wp_block' === $reusable->post_type && 'publish' === $reusable->post_status ) {
				$all = array_merge( $all, with_contents( parse_blocks( $reusable->post_content ), $post, $depth + 1 ) );
			}
			continue;
		}
		if ( 'core/footnotes' === $block['blockName'] ) {
			$html                  = footnotes_of( $post );
			$block['innerHTML']    = $html;
			$block['innerContent'] = array( $html );
		}
		if ( array() !== $block['innerBlocks'] ) {
			$block['innerBlocks']  = array_values( $block['innerBlocks'] );
			$inner                 = array();
			foreach ( $block['innerBlocks'] as $each ) {
				// One for one: what is made of a reusable block in a group stands in a group.
				$made    = with_contents( array( $each ), $post, $depth + 1 );
				$inner[] = 1 === count( $made ) ? $made[0] : array(
					'blockName'    => 'core/group',
					'attrs'        => array(),
					'innerBlocks'  => $made,
					'innerHTML'    => '',
					'innerContent' => array_fill( 0, count( $made ), null ),
				);
			}
			$block['innerBlocks'] = $inner;
		}
		$all[] = $block;
	}
	return $all;
}

/** WordPress keeps footnotes beside the text, since version 6.3. */
function footnotes_of( \WP_Post $post ): string {
	$notes = json_decode( (string) get_post_meta( $post->ID, 'footnotes', true ), true );
	$items = '';
	foreach ( is_array( $notes ) ? $notes : array() as $note ) {
		$id     = (string) ( $note['id'] ?? '' );
		$items .= sprintf( '<li id="%1$s">%2$s <a href="#%1$s-link">↩︎</a></li>', esc_attr( $id ), wp_kses_post( (string) ( $note['content'] ?? '' ) ) );
	}
	return '' === $items ? '' : '<ol class="wp-block-footnotes">' . $items . '</ol>';
}

/** Where a post went that had a path: by its old slug, as WordPress redirects. */
function rest_moved( \WP_REST_Request $request ): \WP_REST_Response {
	$slug  = sanitize_title( basename( untrailingslashit( (string) $request['path'] ) ) );
	$found = '' === $slug ? array() : get_posts( array(
		'post_type'        => array_values( get_post_types( array( 'public' => true ) ) ),
		'post_status'      => 'publish',
		'has_password'     => false,
		'meta_key'         => '_wp_old_slug',
		'meta_value'       => $slug,
		'posts_per_page'   => 1,
		'suppress_filters' => false,
	) );
	if ( array() === $found || null === public_path( $found[0] ) ) {
		return new \WP_REST_Response( array( 'code' => 'pagewell_not_moved', 'message' => 'No post has moved from there.' ), 404 );
	}
	return new \WP_REST_Response( array( 'to' => get_permalink( $found[0] ) ) );
}

/* Preview in Pagewell */

/** The address of the preview of a post; only who may edit the post gets it. */
function preview_link( \WP_Post $post ): ?string {
	if ( ! is_configured() || ! current_user_can( 'edit_post', $post->ID ) || ! is_post_type_viewable( $post->post_type ) ) {
		return null;
	}
	return wp_nonce_url( admin_url( 'admin.php?page=pagewell-preview&post=' . $post->ID ), 'pagewell-preview-' . $post->ID );
}

/**
 * @param array<string, string> $actions
 * @return array<string, string>
 */
function row_actions( array $actions, \WP_Post $post ): array {
	$link = preview_link( $post );
	if ( null !== $link ) {
		/* translators: %s: title of a post */
		$label               = sprintf( __( 'Preview “%s” in Pagewell', 'pagewell' ), get_the_title( $post ) );
		$actions['pagewell'] = sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $link ), esc_attr( $label ), esc_html__( 'Preview in Pagewell', 'pagewell' ) );
	}
	return $actions;
}
add_filter( 'post_row_actions', __NAMESPACE__ . '\row_actions', 10, 2 );
add_filter( 'page_row_actions', __NAMESPACE__ . '\row_actions', 10, 2 );

add_action( 'add_meta_boxes', function ( $type, $post ) {
	if ( $post instanceof \WP_Post && null !== preview_link( $post ) ) {
		add_meta_box( 'pagewell', 'Pagewell', __NAMESPACE__ . '\preview_box', $type, 'side' );
	}
}, 10, 2 );

function preview_box( \WP_Post $post ): void {
	printf(
		'<p><a class="button" target="_blank" href="%s">%s</a></p><p>%s</p>',
		esc_url( (string) preview_link( $post ) ),
		esc_html__( 'Preview in Pagewell', 'pagewell' ),
		esc_html__( 'Save the draft first: the preview shows what is saved.', 'pagewell' )
	);
}

/** Signed as Pagewell signs for itself. It holds five minutes at least and fifteen at most. */
function preview_token(): string {
	$until = intdiv( time(), 600 ) * 600 + 900;
	$text  = base64url( (string) wp_json_encode( array( 'until' => $until ) ) );
	return $text . '.' . base64url( hash_hmac( 'sha256', "preview in a CMS\n" . $text, settings()['secret'], true ) );
}

function base64url( string $bytes ): string {
	return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
}

/** The post of the address; ends the request where its user may not preview it. */
function post_to_preview(): \WP_Post {
	$id = absint( $_GET['post'] ?? 0 );
	check_admin_referer( 'pagewell-preview-' . $id );
	$post = get_post( $id );
	if ( ! $post instanceof \WP_Post || null === preview_link( $post ) ) {
		wp_die( esc_html__( 'You may not preview this post.', 'pagewell' ), 403 );
	}
	return $post;
}

function preview_title( \WP_Post $post ): string {
	/* translators: %s: title of a post */
	return sprintf( __( '“%s” in Pagewell', 'pagewell' ), get_the_title( $post ) );
}

/** A frame with the draft as Pagewell would show it: a form sends the draft into it. */
function preview_page(): void {
	$post     = post_to_preview();
	$autosave = wp_get_post_autosave( $post->ID, get_current_user_id() );
	$is_newer = $autosave instanceof \WP_Post && $autosave->post_modified_gmt > $post->post_modified_gmt;
	?>
	<div class="wrap">
		<h1><?php echo esc_html( preview_title( $post ) ); ?></h1>
		<form id="pagewell-form" method="post" target="pagewell-frame" action="<?php echo esc_url( settings()['origin'] . '/preview/cms/wordpress' ); ?>">
			<input type="hidden" name="token" value="<?php echo esc_attr( preview_token() ); ?>">
			<input type="hidden" name="post" value="<?php echo esc_attr( (string) wp_json_encode( draft_of( $post, $is_newer ? $autosave : $post ) ) ); ?>">
			<p>
				<button class="button button-primary"><?php esc_html_e( 'Show', 'pagewell' ); ?></button>
				<a class="button" href="<?php echo esc_url( (string) get_edit_post_link( $post, 'raw' ) ); ?>"><?php esc_html_e( 'Back to the editor', 'pagewell' ); ?></a>
			</p>
		</form>
		<iframe name="pagewell-frame" title="<?php esc_attr_e( 'The page as readers would get it', 'pagewell' ); ?>" style="width:100%;height:80vh;border:1px solid #8c8f94;background:#fff"></iframe>
		<script>document.getElementById('pagewell-form').submit();</script>
	</div>
	<?php
}

/**
 * A post as the REST API would give it once it is published.
 *
 * @return array<string, mixed>
 */
function draft_of( \WP_Post $post, \WP_Post $written ): array {
	$is_dated            = '0000-00-00 00:00:00' !== $post->post_date_gmt;
	$shown               = clone $post;
	$shown->post_content = $written->post_content;
	$shown->post_excerpt = $written->post_excerpt;
	$picture             = get_post_thumbnail_id( $post );
	$media               = $picture ? wp_get_attachment_metadata( $picture ) : array();
	return array(
		'id'           => $post->ID,
		'link'         => home_url( '/preview/' ),
		'title'        => array( 'rendered' => $written->post_title ),
		'date'         => $is_dated ? str_replace( ' ', 'T', $post->post_date ) : null,
		'date_gmt'     => $is_dated ? str_replace( ' ', 'T', $post->post_date_gmt ) : null,
		'modified'     => str_replace( ' ', 'T', $written->post_modified ),
		'modified_gmt' => str_replace( ' ', 'T', $written->post_modified_gmt ),
		'pagewell'     => about( $shown ) + array( 'blocks' => blocks_of( $shown ) ),
		'_embedded'    => array(
			'author'           => array( array( 'name' => (string) get_the_author_meta( 'display_name', (int) $post->post_author ) ) ),
			'wp:featuredmedia' => $picture ? array( array(
				'source_url'    => (string) wp_get_attachment_url( $picture ),
				'alt_text'      => (string) get_post_meta( $picture, '_wp_attachment_image_alt', true ),
				'media_details' => array( 'width' => (int) ( $media['width'] ?? 0 ), 'height' => (int) ( $media['height'] ?? 0 ) ),
			) ) : array(),
		),
	);
}
