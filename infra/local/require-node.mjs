// Plain JavaScript without imports, so that any Node can say what is wrong.
const major = Number(process.versions.node.split(".")[0]);

if (major < 24) {
  console.error(
    [
      `Docent runs on Node 24, which "npm install" brings along; this is Node ${process.versions.node}.`,
      "Install again without --ignore-scripts, then use the npm scripts:",
      "",
      "  npm install",
      "  npm start",
    ].join("\n"),
  );
  process.exit(1);
}
