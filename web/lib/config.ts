/** Deployment settings that one build reads at run time from `/config.json`. */
import { logger } from './logger.ts';
import { createStore, useStore } from './store.ts';

export interface Config {
  apiBase: string;
  stage: string;
  stripePublishableKey: string;
  supportEmail: string;
  social: { label: string; url: string }[];
  version: string;
}

const defaults: Config = {
  apiBase: '',
  stage: '',
  stripePublishableKey: '',
  supportEmail: 'support@keelhouse.example',
  social: [],
  version: '',
};

const store = createStore(defaults);
let loading: Promise<Config> | undefined;

const load = async (): Promise<Config> => {
  try {
    const response = await fetch('/config.json');
    if (response.ok) store.set({ ...defaults, ...((await response.json()) as Partial<Config>) });
  } catch (error) {
    logger.warn('config.json could not be read; the defaults apply', error);
  }
  return store.get();
};

/** Every API call waits for it. */
export const loadConfig = (): Promise<Config> => {
  loading ??= load();
  return loading;
};

/** The defaults until the file has arrived. */
export const useConfig = (): Config => useStore(store);
