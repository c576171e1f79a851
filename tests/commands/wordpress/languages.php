<?php
// What a publisher writes whose language plug-in is not Polylang: fields of posts hold language and original.
add_filter( 'pagewell_language', fn( $language, $post ) => get_post_meta( $post->ID, 'language', true ) ?: $language, 10, 2 );
add_filter( 'pagewell_translation_of', function ( $link, $post ) {
	$original = (int) get_post_meta( $post->ID, 'translation_of', true );
	return $original ? get_permalink( $original ) : $link;
}, 10, 2 );
