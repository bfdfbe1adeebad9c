import { execFile } from "node:child_process";
import { access, chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { mavenProject, moduleDescriptor, modules, scriptingPolicy, version } from "./parts.ts";

const run = promisify(execFile);

/**
 * The home of an OpenSearch node with the k-NN plugin, put together once from Maven Central below
 * `.cache/opensearch`. Needs `mvn` and `java`.
 */
export const assembledHome = async (): Promise<string> => {
  const cache = resolve(".cache/opensearch");
  const home = join(cache, `${version}-knn`);
  if (await exists(home)) return home;
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, "work-"));
  await assemble(work);
  await rename(join(work, `opensearch-${version}`), home).catch(() => access(home));
  await rm(work, { recursive: true });
  return home;
};

const assemble = async (work: string): Promise<void> => {
  const home = join(work, `opensearch-${version}`);
  await writeFile(join(work, "pom.xml"), mavenProject(work));
  await run("mvn", ["-q", "-B", "-ntp", "-f", join(work, "pom.xml"), "validate"]);
  for (const module of modules) {
    await writeFile(
      join(home, "modules", module.name, "plugin-descriptor.properties"),
      moduleDescriptor(module),
    );
  }
  await writeFile(join(home, "modules/lang-painless/plugin-security.policy"), scriptingPolicy);
  await makeReadable(home);
};

/** The node drops root's rights, so that its files must be open to everyone. */
const makeReadable = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
