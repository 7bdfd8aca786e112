/**
 * Figures for the dashboard, in CloudWatch's embedded metric format: one JSON line that the log service reads. It is
 * written past Lambda's own JSON log format, which would wrap the line in a message.
 */
import { Console } from 'node:console';
import { aiMetrics } from '#shared/metrics.ts';

const lines = new Console({ stdout: process.stdout, stderr: process.stderr });

/** Adds to the sums of this function; outside of one there is nothing to add to. What else there is to say belongs into the log. */
export const countFigures = (figures: Record<string, number>, now: Date): void => {
  const { namespace, dimension } = aiMetrics;
  const Metrics = Object.keys(figures).map((Name) => ({ Name, Unit: 'Count' }));
  const CloudWatchMetrics = [{ Namespace: namespace, Dimensions: [[dimension]], Metrics }];
  const name = process.env.AWS_LAMBDA_FUNCTION_NAME;
  if (name === undefined) return;
  lines.log(JSON.stringify({ _aws: { Timestamp: now.getTime(), CloudWatchMetrics }, [dimension]: name, ...figures }));
};
