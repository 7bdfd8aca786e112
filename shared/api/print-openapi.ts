/** `npm run openapi`: prints the OpenAPI document of the contract. */

import packageJson from '../../package.json' with { type: 'json' };
import { api } from './index.ts';
import { openapiDocument } from './openapi.ts';

process.stdout.write(`${JSON.stringify(openapiDocument(api, packageJson.version), null, 2)}\n`);
