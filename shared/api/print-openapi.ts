import packageJson from '../../package.json' with { type: 'json' };
import { api } from './index.ts';
import { buildOpenapiDocument } from './openapi.ts';

process.stdout.write(`${JSON.stringify(buildOpenapiDocument(api, packageJson.version), null, 2)}\n`);
