import { Group, Progress, Text } from '@mantine/core';

interface Props {
  percent: number;
  label: string;
  hint?: string;
  showPercent?: boolean;
}

export function Meter({ percent, label, hint, showPercent = false }: Props) {
  const rounded = Math.round(percent);
  return (
    <div>
      {showPercent && (
        <Group justify="space-between" mb={4}>
          <Text size="sm">{label}</Text>
          <Text size="sm" c="dimmed" className="tabular">
            {rounded}%
          </Text>
        </Group>
      )}
      <Progress.Root size={8} radius="xl">
        <Progress.Section value={rounded} aria-label={label} color="brand" />
      </Progress.Root>
      {hint && (
        <Text size="sm" c="dimmed" mt={4}>
          {hint}
        </Text>
      )}
    </div>
  );
}
