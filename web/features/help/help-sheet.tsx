import '../../ui/mantine-styles.ts';
import { Anchor, Kbd, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { glossary, nameTerm, glossaryMessages as say, shortcuts } from '#shared/messages/glossary.ts';
import { useConfig } from '../../lib/config.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Sheet } from '../../ui/sheet.tsx';

function Glossary() {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = glossary.filter((entry) => `${nameTerm(entry)} ${entry.meaning}`.toLowerCase().includes(wanted));
  return (
    <section aria-label={say.glossary}>
      <Title order={3} fz={18} mb="xs">
        {say.glossary}
      </Title>
      <TextInput
        type="search"
        aria-label={say.search}
        placeholder={say.search}
        maxLength={100}
        mb="sm"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status">{found.length === 0 && <Text c="dimmed">{say.noTerm}</Text>}</div>
      {found.length > 0 && <FactList facts={found.map((entry) => [nameTerm(entry), entry.meaning])} />}
    </section>
  );
}

/** Glossary, shortcuts and whom to write to; the same on every page. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { supportEmail } = useConfig();
  return (
    <Sheet opened title={say.title} onClose={onClose}>
      <Stack gap="xl">
        <Glossary />
        <section aria-label={say.shortcuts}>
          <Title order={3} fz={18} mb="xs">
            {say.shortcuts}
          </Title>
          <FactList facts={shortcuts.map(({ keys, does }) => [does, <Kbd key={keys}>{keys}</Kbd>])} />
        </section>
        <section aria-label={say.contact}>
          <Title order={3} fz={18} mb="xs">
            {say.contact}
          </Title>
          <Text>
            {say.contactText} <Anchor href={`mailto:${supportEmail}`}>{supportEmail}</Anchor>
          </Text>
          <Anchor href="/FlashRTCInformation.pdf" target="_blank" rel="noopener">
            {say.guide}
          </Anchor>
        </section>
      </Stack>
    </Sheet>
  );
}
