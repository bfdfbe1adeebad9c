import { join } from "node:path";

export const nodeSettings = (folder: string, port: number): string => `cluster.name: docent-test
discovery.type: single-node
network.host: 127.0.0.1
http.port: ${port}
transport.port: 0
path.data: ${join(folder, "data")}
path.logs: ${join(folder, "logs")}
node.store.allow_mmap: false
bootstrap.system_call_filter: false
cluster.routing.allocation.disk.threshold_enabled: false
`;

export const loggingSettings = "status = error\nrootLogger.level = off\n";

const systemProperties = {
  "file.encoding": "UTF-8",
  "java.awt.headless": "true",
  "java.locale.providers": "SPI,COMPAT",
  "jna.nosys": "true",
  "io.netty.noUnsafe": "true",
  "io.netty.noKeySetOptimization": "true",
  "log4j.shutdownHookEnabled": "false",
  "log4j2.disable.jmx": "true",
  "java.util.concurrent.ForkJoinPool.common.threadFactory":
    "org.opensearch.secure_sm.SecuredForkJoinWorkerThreadFactory",
  "opensearch.distribution.type": "zip",
  "opensearch.bundled_jdk": "false",
};

export const javaArguments = (home: string, folder: string): string[] => {
  const places = {
    "java.io.tmpdir": join(folder, "tmp"),
    "jna.tmpdir": join(folder, "tmp"),
    "opensearch.path.home": home,
    "opensearch.path.conf": join(folder, "config"),
  };
  const properties = Object.entries({ ...systemProperties, ...places });
  return [
    ...["-Xms512m", "-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"],
    ...properties.map(([name, value]) => `-D${name}=${value}`),
    ...["-cp", join(home, "lib/*"), "org.opensearch.bootstrap.OpenSearch"],
  ];
};
