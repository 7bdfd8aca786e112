import { amzJson, type WireHandler } from './wire.ts';

export const createSecretsManager =
  (values: Map<string, string>): WireHandler =>
  async ({ headers, body }) => {
    const action = headers['x-amz-target']?.split('.')[1];
    const { SecretId = '' } = JSON.parse(body.toString() || '{}') as { SecretId?: string };
    const value = values.get(SecretId);
    if (action !== 'GetSecretValue')
      return amzJson(400, { __type: 'InvalidRequestException', message: `${action} is not offered locally` });
    if (value === undefined)
      return amzJson(400, { __type: 'ResourceNotFoundException', message: "Secrets Manager can't find the specified secret." });
    return amzJson(200, { ARN: SecretId, Name: SecretId, SecretString: value, VersionStages: ['AWSCURRENT'] });
  };
