<?php
// PHP's own server knows no rewriting: what is no file is WordPress's to answer.
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = realpath( __DIR__ . $path );
if ( $file !== false && strpos( $file, __DIR__ ) === 0 ) {
	if ( is_dir( $file ) && file_exists( $file . '/index.php' ) && $path !== '/' ) {
		$_SERVER['SCRIPT_NAME'] = rtrim( $path, '/' ) . '/index.php';
		$_SERVER['PHP_SELF']    = $_SERVER['SCRIPT_NAME'];
		chdir( $file );
		require $file . '/index.php';
		return true;
	}
	if ( is_file( $file ) ) {
		return false;
	}
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF']    = '/index.php';
require __DIR__ . '/index.php';
