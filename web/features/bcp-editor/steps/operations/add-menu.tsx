import { Button, Loader, Menu, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconFileSpreadsheet, IconPlus, IconSparkles } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { timers } from '#shared/domain/bcp/wizard.ts';
import { aiDisclosure } from '#shared/messages/ai.ts';
import type { SuggestionKind } from '../../ai/suggestion-calls.ts';
import { useSuggestions } from '../../ai/suggestions-provider.tsx';
import styles from './operations.module.css';

interface AddMenuProps {
  noun: string;
  addLabel: string;
  ai?: SuggestionKind;
  onAdd: () => void;
  onImport: () => void;
}

function AiItem({ kind, onDone }: { kind: SuggestionKind; onDone: () => void }) {
  const { statusOf, request } = useSuggestions();
  const isWorking = statusOf(kind).is === 'working';
  const wasWorking = useRef(isWorking);
  const hint = useId();
  const closeMenu = useEffectEvent(onDone);
  useEffect(() => {
    const hasEnded = wasWorking.current && !isWorking;
    wasWorking.current = isWorking;
    if (!hasEnded) return;
    const timer = setTimeout(() => closeMenu(), timers.addMenuClose);
    return () => clearTimeout(timer);
  }, [isWorking]);
  return (
    <>
      <Menu.Item
        closeMenuOnClick={false}
        color="var(--ai)"
        leftSection={isWorking ? <Loader size={18} aria-hidden="true" /> : <IconSparkles size={18} aria-hidden="true" />}
        aria-busy={isWorking}
        aria-describedby={hint}
        onClick={() => void request(kind)}
      >
        From AI
      </Menu.Item>
      {/* Inside the item, the text would become part of its accessible name. */}
      <Menu.Label id={hint} maw={280} pt={0} fw={400}>
        {aiDisclosure.short}
      </Menu.Label>
    </>
  );
}

/** The menu stays open for a moment when suggestions have come, and their sheet lies over it: sheets are at 200. */
const BELOW_SHEETS = 150;

export function AddMenu({ noun, addLabel, ai, onAdd, onImport }: AddMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <Menu
        opened={isOpen}
        onChange={setIsOpen}
        position="bottom-end"
        keepMounted={false}
        withinPortal={false}
        zIndex={BELOW_SHEETS}
      >
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={18} aria-hidden="true" />}>
            Add New
            <VisuallyHidden> {noun}</VisuallyHidden>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={onAdd}>
            {addLabel}
          </Menu.Item>
          {ai && <AiItem kind={ai} onDone={() => setIsOpen(false)} />}
          <Menu.Item leftSection={<IconFileSpreadsheet size={18} aria-hidden="true" />} onClick={onImport}>
            Bulk Import
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
