import { join } from "node:path";

/** The node, its modules and the k-NN plugin must be of the very same version; Maven Central has this one. */
export const version = "2.19.1";

interface Module {
  name: string;
  className: string;
  /** Maven coordinates of its jars: group:artifact:version. */
  jars: string[];
}

const plugin = "org.opensearch.plugin";
const asm = ["asm", "asm-util", "asm-tree", "asm-commons", "asm-analysis"];

/** Modules of the official distribution that the bare node from Maven Central lacks. */
export const modules: Module[] = [
  {
    name: "lang-painless",
    className: "org.opensearch.painless.PainlessPlugin",
    jars: [
      `${plugin}:lang-painless:${version}`,
      `${plugin}:opensearch-scripting-painless-spi:${version}`,
      "org.antlr:antlr4-runtime:4.13.1",
      ...asm.map((artifact) => `org.ow2.asm:${artifact}:9.7`),
    ],
  },
  {
    name: "reindex",
    className: "org.opensearch.index.reindex.ReindexPlugin",
    jars: [
      `${plugin}:reindex-client:${version}`,
      `org.opensearch.client:opensearch-rest-client:${version}`,
      `org.opensearch:opensearch-ssl-config:${version}`,
      "org.apache.httpcomponents:httpclient:4.5.14",
      "org.apache.httpcomponents:httpcore:4.4.16",
      "org.apache.httpcomponents:httpasyncclient:4.1.5",
      "org.apache.httpcomponents:httpcore-nio:4.4.16",
      "commons-codec:commons-codec:1.16.1",
      "commons-logging:commons-logging:1.2",
    ],
  },
  {
    name: "analysis-common",
    className: "org.opensearch.analysis.common.CommonAnalysisPlugin",
    jars: [`${plugin}:analysis-common:${version}`],
  },
];

export const moduleDescriptor = ({ name, className }: Module): string =>
  Object.entries({
    description: name,
    version,
    name,
    classname: className,
    "java.version": "11",
    "opensearch.version": version,
    "custom.foldername": "",
    "extended.plugins": "",
    "has.native.controller": "false",
  })
    .map(([key, value]) => `${key}=${value}\n`)
    .join("");

export const scriptingPolicy = `grant {
  permission java.lang.RuntimePermission "createClassLoader";
  permission java.lang.RuntimePermission "getClassLoader";
};
`;

/** A Maven project whose `validate` phase lays the node out in the folder. */
export const mavenProject = (folder: string): string => {
  const home = join(folder, `opensearch-${version}`);
  const archives = [
    item(`org.opensearch.distribution.integ-test-zip:opensearch:${version}`, "zip", folder),
    item(`${plugin}:opensearch-knn:${version}.0`, "zip", join(home, "plugins/opensearch-knn")),
  ];
  const jars = modules.flatMap(({ name, jars }) =>
    jars.map((jar) => item(jar, "jar", join(home, "modules", name))),
  );
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>docent</groupId><artifactId>search-node</artifactId><version>1</version><packaging>pom</packaging>
<build><plugins><plugin><groupId>org.apache.maven.plugins</groupId>
<artifactId>maven-dependency-plugin</artifactId><version>3.6.1</version><executions>
${execution("unpack", archives, `<markersDirectory>${join(folder, "markers")}</markersDirectory>`)}
${execution("copy", jars)}
</executions></plugin></plugins></build></project>
`;
};

const execution = (goal: string, items: string[], more = ""): string =>
  `<execution><id>${goal}</id><phase>validate</phase><goals><goal>${goal}</goal></goals>` +
  `<configuration><artifactItems>${items.join("\n")}</artifactItems>${more}</configuration></execution>`;

const item = (coordinates: string, type: string, folder: string): string => {
  const [group, artifact, version] = coordinates.split(":");
  return (
    `<artifactItem><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version>` +
    `<type>${type}</type><outputDirectory>${folder}</outputDirectory></artifactItem>`
  );
};
