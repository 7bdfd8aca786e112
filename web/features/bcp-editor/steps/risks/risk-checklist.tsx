import { Button, Checkbox, Group, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { changeSelection } from '#shared/domain/bcp/provenance.ts';
import { formatRiskName, isCyberRisk, isSameRisk, listRiskOptions, type RiskList } from '#shared/domain/bcp/risk-names.ts';
import { NAME_MAX } from '#shared/domain/bcp/text-limits.ts';
import { suggestionMessages } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useEdit, useEditor, useField } from '../../state/editor-context.tsx';
import styles from './risk-checklist.module.css';

const listTexts = {
  primary_concerns: { title: 'Primary concerns', description: 'What could stop the work itself.', field: 'risk_factors' },
  location_risks: { title: 'Location risks', description: 'What can happen where you are.', field: 'threat_probability' },
} as const;

const SEARCH_ABOVE = 12;

const riskMeanings: Record<string, string> = {
  'Natural Disasters': 'Storm, flood, fire or earthquake stops the site.',
  'Cyber Attacks': 'Systems are locked, stolen or manipulated.',
  'Supply Chain Disruption': 'A supplier fails, or goods don’t arrive.',
  'Key Personnel Loss': 'Someone with no backup is gone.',
  'Equipment Failure': 'A machine or utility you can’t work without breaks down.',
  Earthquakes: 'Buildings, utilities and roads are damaged without warning.',
  Floods: 'Water enters the site, or cuts it off.',
  Hurricanes: 'Days of warning, then wind, water and no power.',
  Wildfires: 'Evacuation, smoke, and power shutoffs.',
  'Extreme Weather': 'Heat, ice, tornado or heavy snow.',
};

const findMeaning = (name: string): string | undefined =>
  riskMeanings[name] ?? Object.entries(riskMeanings).find(([known]) => isSameRisk(known, name))?.[1];

export function RiskChecklist({ list }: { list: RiskList }) {
  const { cyber } = useEditor();
  const edit = useEdit();
  const { title, description, field } = listTexts[list];
  const selection = useField(field);
  const { selected } = selection;
  const [search, setSearch] = useState('');
  const options = listRiskOptions(list, selected, cyber);
  const shown = options.filter((name) => formatRiskName(name).toLowerCase().includes(search.trim().toLowerCase()));
  const count = options.filter((name) => selected.includes(name)).length;
  const toggle = (name: string, isSelected: boolean) =>
    edit({ [field]: changeSelection(selection, isSelected ? [...selected, name] : selected.filter((other) => other !== name)) });
  return (
    <SectionCard title={title} description={description} note={`${count} selected`}>
      {options.length > SEARCH_ABOVE && (
        <TextInput
          mb="md"
          aria-label={`Search ${title.toLowerCase()}`}
          placeholder="Search"
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" role="group" aria-label={title}>
        {shown.map((name) => (
          <Checkbox
            key={name}
            className={styles.option}
            checked={selected.includes(name)}
            onChange={(event) => toggle(name, event.currentTarget.checked)}
            label={formatRiskName(name)}
            description={selection.reasons?.[name]?.text ?? findMeaning(name)}
          />
        ))}
      </SimpleGrid>
      {shown.length === 0 && <Text c="dimmed">No risk matches your search.</Text>}
      <OwnRisk list={list} options={options} selected={selected} onAdd={(name) => toggle(name, true)} />
      {count > 0 && (
        <Text size="sm" mt="md">
          <strong>Chosen</strong>:{' '}
          {options
            .filter((name) => selected.includes(name))
            .map(formatRiskName)
            .join(', ')}
        </Text>
      )}
    </SectionCard>
  );
}

interface OwnRiskProps {
  list: RiskList;
  options: readonly string[];
  selected: readonly string[];
  onAdd: (name: string) => void;
}

function OwnRisk({ list, options, selected, onAdd }: OwnRiskProps) {
  const { cyber } = useEditor();
  const [name, setName] = useState('');
  const [notice, setNotice] = useState<string | null>(null);
  const add = () => {
    const typed = name.trim();
    if (typed === '') return;
    if (!cyber && isCyberRisk(typed, list)) return setNotice(suggestionMessages.ownRiskHidden);
    const known = options.find((option) => isSameRisk(option, typed));
    if (known === undefined || !selected.includes(known)) onAdd(known ?? typed);
    setNotice(known === undefined ? null : fill(suggestionMessages.ownRiskKnown, { name: formatRiskName(known) }));
    setName('');
  };
  return (
    <Group align="flex-end" gap="sm" mt="md">
      <TextInput
        style={{ flexGrow: 1 }}
        label="Add your own risk"
        maxLength={NAME_MAX}
        value={name}
        error={notice}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      <Button variant="default" onClick={add}>
        Add risk
      </Button>
    </Group>
  );
}
