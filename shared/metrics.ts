/** Names of the figures that AI jobs leave for the dashboard: the worker writes them, the monitoring stack shows them. */
export const aiMetrics = {
  namespace: 'Keelhouse/AI',
  /** Powertools' own dimension; its value is the name of the function, which differs by stage. */
  dimension: 'service',
} as const;
