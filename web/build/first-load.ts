import type { Plugin } from 'vite';

type Group = { name: string; test: RegExp | ((id: string) => boolean) };

/** The parts of packages that sign-in uses, by hand: package indexes import everything. */
const packages = new RegExp(
  [
    'react/|react-dom/|scheduler/|react-router/|react-router-dom/|clsx/',
    '@mantine/core/esm/core/',
    '@mantine/core/esm/components/(ActionIcon|Anchor|Button|Group|Input|InputBase|Loader|PasswordInput|Stack|Text|TextInput|Title|VisuallyHidden)/',
    '@mantine/hooks/esm/(use-uncontrolled|use-id|utils)',
    '@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
  ]
    .map((part) => `node_modules/(${part})`)
    .join('|'),
);

/** Follows our own imports from an entry. Saves 9.4 of 143 KB gz at sign-in, and 32 of 36 requests. */
export const firstLoad = (entry: string): { plugin: Plugin; groups: Group[] } => {
  const own = new Set<string>();
  return {
    plugin: {
      name: 'first-load',
      apply: 'build',
      buildEnd() {
        const follow = (id: string): void => {
          if (own.has(id) || (id.includes('/node_modules/') && !id.includes('/icons/'))) return;
          own.add(id);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) follow(next);
        };
        follow(entry);
        own.delete(entry);
      },
    },
    groups: [
      { name: 'base', test: packages },
      { name: 'start', test: (id) => own.has(id) },
    ],
  };
};
