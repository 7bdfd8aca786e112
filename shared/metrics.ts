export const aiMetrics = {
  namespace: 'Keelhouse/AI',
  /** Powertools' own dimension; its value is the function name, which differs by stage. */
  dimension: 'service',
} as const;

export const canaryMetrics = {
  namespace: 'Keelhouse/Canary',
  dimension: 'service',
} as const;
