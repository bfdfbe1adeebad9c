/**
 * Stands for the site's origin in pages that are built before anybody knows it. The deployment, and on one machine the
 * program that sends them, put the true one in its place.
 */
export const siteOrigin = "https://site.invalid";
