import type { ComponentType } from 'react';
import { Component as Login } from './pages/login.tsx';
import { type RouteName, routes } from './paths.ts';

export interface PageModule {
  Component: ComponentType;
}

const CHUNK_TIMEOUT_MS = 120_000;

/** Sign-in is bundled with the application: new visitors land there. */
const pageLoaders: Record<string, () => Promise<PageModule>> = {
  ...import.meta.glob<PageModule>(['./pages/*.tsx', '!./pages/login.tsx']),
  './pages/login.tsx': async () => ({ Component: Login }),
};
const loaderOf = (page: string) => pageLoaders[`./pages/${page}.tsx`];

export const isRouted = (name: RouteName): boolean => loaderOf(routes[name].page) !== undefined;

/** Times out, so that a lost connection becomes an error with a retry. */
export const loadPage = async (page: string): Promise<PageModule> => {
  const load = loaderOf(page);
  if (!load) throw new Error(`There is no page '${page}'`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Loading the page timed out after ${CHUNK_TIMEOUT_MS / 1000} s`)), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([load(), limit]).finally(() => clearTimeout(timer));
};
