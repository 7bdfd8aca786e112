/** The environment a Lambda may have; infra's `bind` sets exactly these names, next to the permission. */
export const ENV_NAMES = [
  'CORE_TABLE',
  'PAYMENTS_TABLE',
  'AUDIT_TABLE',
  'CATALOG_TABLE',
  'EPHEMERAL_TABLE',
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
  'USER_POOL_CLIENT_SECRET_ID',
  'JOBS_QUEUE_URL',
  'MAIL_QUEUE_URL',
  'MAIL_SENDER',
  'SITE_URL',
  'INSIGHTS_MODEL_ID',
  'WRITING_MODEL_ID',
  'DOCUMENTS_BUCKET',
  'STRIPE_SECRET_ID',
  'CANARY_SECRET_ID',
  'SEALING_KEY_ID',
  'STAFF_SECOND_FACTOR',
  'RATE_LIMIT_IP_FACTOR',
  'ANSWER_FLOOR_MS',
  'ORIGIN_SECRET',
] as const;
export type EnvName = (typeof ENV_NAMES)[number];

export const env = (name: EnvName): string => {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not bound to this function`);
  return value;
};
