/// <reference types="vite/client" />

declare module 'virtual:api-routes' {
  import type { Routes } from '#shared/api/client.ts';

  export const routes: Routes;
}

declare module 'virtual:public-routes' {
  import type { Routes } from '#shared/api/client.ts';

  export const routes: Routes;
}
