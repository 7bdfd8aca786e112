/// <reference types="vite/client" />

declare module 'virtual:api-routes' {
  import type { Routes } from '#shared/api/client.ts';

  export const routes: Routes;
}

declare module 'virtual:public-routes' {
  import type { Routes } from '#shared/api/client.ts';

  export const routes: Routes;
}

declare module 'virtual:state-maps' {
  import type { StateMap } from './features/bcp-editor/steps/risks/map-projection.ts';

  /** By two letters. */
  export const stateMaps: Readonly<Record<string, () => Promise<{ default: StateMap }>>>;
}
