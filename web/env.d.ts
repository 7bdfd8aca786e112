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
  import type { StateMap } from './ui/map-projection.ts';

  /** By two letters. */
  export const stateMaps: Readonly<Record<string, () => Promise<{ default: StateMap }>>>;
}

declare module 'virtual:sample-bcp' {
  export const sample: import('./features/front/sample-step.ts').SampleBcp;
  /** HTML by template. */
  export const documents: Readonly<
    Record<import('./features/front/sample-step.ts').SampleDocument, () => Promise<{ default: string }>>
  >;
}
