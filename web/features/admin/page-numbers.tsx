import { Button, Group, Text } from '@mantine/core';
import { usePagination } from '@mantine/hooks';
import { adminScreenMessages as say } from '#shared/messages/admin-screens.ts';
import { fill } from '#shared/messages/fields.ts';

interface Props {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** Nothing for a single page. */
export function PageNumbers({ page, perPage, total, onPage }: Props) {
  const pages = Math.ceil(total / perPage);
  const { range } = usePagination({ total: pages, page, siblings: 1, boundaries: 1 });
  if (pages <= 1) return null;
  const from = (page - 1) * perPage + 1;
  const turn = (label: string, to: number) => {
    const isPossible = to >= 1 && to <= pages;
    return (
      <Button size="sm" variant="default" disabled={!isPossible} onClick={() => onPage(to)}>
        {label}
      </Button>
    );
  };
  return (
    <Group component="nav" aria-label="Pages" justify="space-between" gap="sm" mt="md">
      <Text size="sm" role="status">
        {fill(say.shown, { from, to: Math.min(page * perPage, total), total })}
      </Text>
      <Group gap={4}>
        {turn('Previous', page - 1)}
        {range.map((item, index) =>
          item === 'dots' ? (
            <span key={index < 3 ? 'before' : 'after'}>…</span>
          ) : (
            <Button
              key={item}
              size="sm"
              px="sm"
              variant={item === page ? 'filled' : 'default'}
              aria-label={`Page ${item}`}
              aria-current={item === page ? 'page' : undefined}
              onClick={() => onPage(item)}
            >
              {item}
            </Button>
          ),
        )}
        {turn('Next', page + 1)}
      </Group>
    </Group>
  );
}
