import { GraphWidget, type GraphWidgetProps, type IMetric, type IWidget } from "aws-cdk-lib/aws-cloudwatch";

/** A third of the page. */
export const graph = (title: string, left: IMetric[], rest: Partial<GraphWidgetProps> = {}): IWidget =>
  new GraphWidget({ title, left, leftYAxis: { min: 0 }, width: 8, height: 6, ...rest });
