import type { ComponentType } from 'react';
import { Component as Login } from './pages/login.tsx';
import { type RouteName, routes } from './paths.ts';

export interface PageModule {
  Component: ComponentType;
}

const CHUNK_TIMEOUT_MS = 120_000;

/** Sign-in travels with the application: it is where new visitors land, and most of it is loaded anyway. */
const pageLoaders: Record<string, () => Promise<PageModule>> = {
  ...import.meta.glob<PageModule>(['./pages/*.tsx', '!./pages/login.tsx']),
  './pages/login.tsx': async () => ({ Component: Login }),
};
const loaderOf = (page: string) => pageLoaders[`./pages/${page}.tsx`];

/** Whether a place has its page; a link to one that has none is not shown. */
export const isRouted = (name: RouteName): boolean => loaderOf(routes[name].page) !== undefined;

/** Loads a page; gives up after two minutes, so that a lost connection becomes an error that can be retried. */
export const loadPage = async (page: string): Promise<PageModule> => {
  const load = loaderOf(page);
  if (!load) throw new Error(`There is no page '${page}'`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Loading the page timed out after ${CHUNK_TIMEOUT_MS / 1000} s`)), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([load(), limit]).finally(() => clearTimeout(timer));
};
