import type { Plugin } from 'vite';
import { runnerImport } from 'vite';
import type { Area } from '../../shared/api/endpoint.ts';

const ID = 'virtual:api-routes';

/**
 * Emits methods, paths and flags of the contract as plain data. The browser needs nothing else to make a call, so
 * neither zod nor a schema travels with the client.
 */
export const apiRoutes = (root: string): Plugin => ({
  name: 'api-routes',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  async load(id) {
    if (id !== `\0${ID}`) return;
    const { module } = await runnerImport<{ api: Record<string, Area> }>(`${root}/shared/api/index.ts`);
    const { module: client } = await runnerImport<typeof import('../../shared/api/client.ts')>(`${root}/shared/api/client.ts`);
    return `export const routes = ${JSON.stringify(client.routesOf(module.api))};`;
  },
  handleHotUpdate({ file, server }) {
    if (!file.startsWith(`${root}/shared/api/`)) return;
    const routes = server.moduleGraph.getModuleById(`\0${ID}`);
    if (routes) server.moduleGraph.invalidateModule(routes);
    server.ws.send({ type: 'full-reload' });
  },
});
