/** A stylesheet as minified text, for a shadow root; the build reads it. */
declare module "*.css?shadow" {
  const css: string;
  export default css;
}
