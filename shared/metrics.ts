/** Names of the figures that AI jobs leave for the dashboard: the worker writes them, the monitoring stack shows them. */
export const aiMetrics = {
  namespace: 'Keelhouse/AI',
  /** The one dimension: the function, which differs by stage. */
  dimension: 'function',
} as const;
