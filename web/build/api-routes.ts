import type { Plugin } from 'vite';
import { runnerImport } from 'vite';
import type { Routes } from '../../shared/api/client.ts';
import type { Area } from '../../shared/api/endpoint.ts';

const ALL = 'virtual:api-routes';
const PUBLIC = 'virtual:public-routes';

const publicOnly = (routes: Routes): Routes =>
  Object.fromEntries(Object.entries(routes).filter(([, area]) => Object.values(area).every(({ isPublic }) => isPublic)));

/**
 * Emits methods, paths and flags of the contract as plain data, so that the client carries neither zod nor schemas. The
 * sign-in page loads only the areas that need no session.
 */
export const apiRoutes = (root: string): Plugin => ({
  name: 'api-routes',
  resolveId: (id) => (id === ALL || id === PUBLIC ? `\0${id}` : undefined),
  async load(id) {
    if (id !== `\0${ALL}` && id !== `\0${PUBLIC}`) return;
    const { module: contract } = await runnerImport<{ api: Record<string, Area> }>(`${root}/shared/api/index.ts`);
    const { module: client } = await runnerImport<typeof import('../../shared/api/client.ts')>(`${root}/shared/api/client.ts`);
    const routes = client.listRoutes(contract.api);
    return `export const routes = ${JSON.stringify(id === `\0${ALL}` ? routes : publicOnly(routes))};`;
  },
  handleHotUpdate({ file, server }) {
    if (!file.startsWith(`${root}/shared/api/`)) return;
    for (const id of [ALL, PUBLIC]) {
      const routes = server.moduleGraph.getModuleById(`\0${id}`);
      if (routes) server.moduleGraph.invalidateModule(routes);
    }
    server.ws.send({ type: 'full-reload' });
  },
});
