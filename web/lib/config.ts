/** What one build learns at run time: where the API is, keys that may be public, whom to write to. */
import { useSyncExternalStore } from 'react';
import { logger } from './logger.ts';

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

let config = defaults;
let loading: Promise<Config> | undefined;
const listeners = new Set<() => void>();

const load = async (): Promise<Config> => {
  try {
    const response = await fetch('/config.json');
    if (response.ok) config = { ...defaults, ...((await response.json()) as Partial<Config>) };
  } catch (error) {
    logger.warn('config.json could not be read; the defaults apply', error);
  }
  for (const listener of listeners) listener();
  return config;
};

/** The configuration, read once; every API call waits for it. */
export const loadConfig = (): Promise<Config> => {
  loading ??= load();
  return loading;
};

/** The configuration as it is known now; the defaults until it has arrived. */
export const useConfig = (): Config =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => config,
  );
