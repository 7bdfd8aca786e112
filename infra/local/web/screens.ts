/** The screens, in the way that was asked for. */
import type { Server } from 'node:http';
import type { Screens } from '#infra/local/origin.ts';
import type { Settings } from '#infra/local/settings.ts';
import { builtScreens } from './built.ts';

export interface OpenScreens {
  screens: Screens;
  close(): Promise<void>;
}

export const openScreens = async (settings: Settings, server: Server): Promise<OpenScreens> => {
  if (settings.web === 'dist') return builtScreens(settings);
  if (settings.web === 'off')
    return {
      screens: (_, res) =>
        res.writeHead(404, { 'content-type': 'text/plain' }).end('The screens are switched off (KEELHOUSE_WEB=off)'),
      close: async () => {},
    };
  // Vite is large; only who asks for it waits for it.
  const { devScreens } = await import('./dev.ts');
  return devScreens(settings, server);
};
