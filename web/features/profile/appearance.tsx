import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { SectionCard } from '../../ui/section-card.tsx';

const themeChoices = [
  { value: 'auto', label: 'Match my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SectionCard title="Appearance" description="Saved on this device. Documents are always on white paper.">
      <SegmentedControl
        aria-label="Theme"
        data={[...themeChoices]}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as (typeof themeChoices)[number]['value'])}
      />
    </SectionCard>
  );
}
