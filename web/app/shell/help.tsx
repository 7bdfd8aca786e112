import { Anchor } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { closeHelp, openHelp, useIsHelpOpen } from '../../lib/help-prompt.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';

const loadHelpSheet = async () => (await import('../../features/help/help-sheet.tsx')).HelpSheet;

/** The way to the help, in the footer of every page, and by the key ?. */
export function Help() {
  const isOpen = useIsHelpOpen();
  useHotkeys([['shift+?', openHelp]]);
  return (
    <>
      <Anchor component="button" type="button" size="sm" aria-keyshortcuts="?" onClick={openHelp}>
        Help
      </Anchor>
      {isOpen && (
        <LazyDialog load={loadHelpSheet} onClose={closeHelp}>
          {(HelpSheet) => <HelpSheet onClose={closeHelp} />}
        </LazyDialog>
      )}
    </>
  );
}
