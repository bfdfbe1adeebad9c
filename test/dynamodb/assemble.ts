import { execFile } from "node:child_process";
import { access, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export const version = "2.6.1";

/**
 * The folder of DynamoDB Local's jars and native libraries, fetched once from Maven Central below
 * `.cache/dynamodb`. Needs `mvn` and `java`.
 */
export const assembledLibrary = async (): Promise<string> => {
  const cache = resolve(".cache/dynamodb");
  const library = join(cache, version);
  if (await exists(library)) return library;
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, "work-"));
  await writeFile(join(work, "pom.xml"), mavenProject(join(work, "library")));
  await run("mvn", ["-q", "-B", "-ntp", "-f", join(work, "pom.xml"), "validate"]);
  await rename(join(work, "library"), library).catch(() => access(library));
  await rm(work, { recursive: true });
  return library;
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** A Maven project whose `validate` phase copies the server with all it needs into the folder. */
const mavenProject = (
  folder: string,
): string => `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>docent</groupId><artifactId>table-server</artifactId><version>1</version><packaging>pom</packaging>
<dependencies><dependency><groupId>com.amazonaws</groupId><artifactId>DynamoDBLocal</artifactId>
<version>${version}</version></dependency></dependencies>
<build><plugins><plugin><groupId>org.apache.maven.plugins</groupId>
<artifactId>maven-dependency-plugin</artifactId><version>3.6.1</version><executions><execution>
<id>copy</id><phase>validate</phase><goals><goal>copy-dependencies</goal></goals>
<configuration><outputDirectory>${folder}</outputDirectory></configuration>
</execution></executions></plugin></plugins></build></project>
`;
