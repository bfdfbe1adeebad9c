import { Duration } from "aws-cdk-lib";
import type { IWidget } from "aws-cdk-lib/aws-cloudwatch";
import type { IDomain } from "aws-cdk-lib/aws-opensearchservice";
import { graph } from "./graph.ts";

const period = Duration.minutes(5);

/** A row for the stack's own search domain; none where it has none. */
export const domainRow = (domain: IDomain | undefined): IWidget[][] =>
  domain
    ? [
        [
          graph("Search, time to the reply (ms)", [domain.metricSearchLatency({ period, statistic: "p99" })]),
          graph("Search, memory and processor (%)", [
            domain.metricJVMMemoryPressure({ period, label: "memory" }),
            domain.metricCPUUtilization({ period, label: "processor" }),
          ]),
          graph("Search, free disk (MB)", [domain.metricFreeStorageSpace({ period, label: "free" })]),
        ],
      ]
    : [];
