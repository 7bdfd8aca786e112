import { api } from '#shared/api/index.ts';
import { buildOpenapiDocument } from '#shared/api/openapi.ts';
import packageJson from '../../../package.json' with { type: 'json' };

export const document = buildOpenapiDocument(api, packageJson.version);
