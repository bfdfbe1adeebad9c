/** Which built page answers a path of the site; a file's own path answers itself. */
export const rewrite = (path: string): string => {
  if (path === "/") return "/index.html";
  if (
    /^\/(login|signup|forgot-password|unsubscribe|invitation|answer|knowledge\/[^/]+|app(\/.*)?)$/.test(path)
  )
    return "/app.html";
  if (path === "/api-documentation") return "/api-documentation.html";
  if (path === "/resume") return "/resume.html";
  if (/^\/public\/[^/]+$/.test(path)) return "/public.html";
  if (/^\/widget-embed\/[^/]+\.js$/.test(path)) return "/widget-embed.js";
  return path;
};
