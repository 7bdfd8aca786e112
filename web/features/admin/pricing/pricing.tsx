import { Button, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { pricingScreenMessages as say } from '#shared/messages/admin-money-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { tierNames } from '../../../lib/tiers.ts';
import { Card } from '../../../ui/card.tsx';
import { EditDeleteButtons } from '../../../ui/edit-delete-buttons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { PRICING, pricingPlansQuery } from '../admin-queries.ts';
import { PagedRows } from '../paged-rows.tsx';
import { describePrice, PricingSheet } from './pricing-sheet.tsx';

const useRemoval = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => client.adminPricingPlans.remove({ params: { id } }),
    onSuccess: () => {
      toastSuccess(say.removed);
      return cache.invalidateQueries({ queryKey: PRICING });
    },
  });
};

function PricingCard({ pricingPlan, onEdit }: { pricingPlan: PricingPlan; onEdit: () => void }) {
  const { id, plan_type, name, description, is_active, features } = pricingPlan;
  const heading = useId();
  const removal = useRemoval();
  return (
    <Card role="article" aria-labelledby={heading}>
      <Stack gap="sm" h="100%">
        <Group gap="xs">
          <StatusChip tone="tide">{tierNames[plan_type]}</StatusChip>
          <StatusChip tone={is_active ? 'ok' : 'neutral'}>{is_active ? 'Active' : 'Inactive'}</StatusChip>
        </Group>
        <Title order={2} fz={18} lh="26px" id={heading} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <Text fw={600}>{describePrice(pricingPlan)}</Text>
        {description && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {description}
          </Text>
        )}
        {features.length > 0 ? (
          <ul style={{ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
            {[...new Set(features)].map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        ) : (
          <Text size="sm" c="dimmed">
            {say.noFeatures}
          </Text>
        )}
        {removal.error && <Notice tone="bad">{messageOf(removal.error, say.remove)}</Notice>}
        <Group gap="xs" mt="auto">
          <EditDeleteButtons
            name={name}
            question={say.removeQuestion}
            consequence={fill(say.removeText, { name })}
            isWorking={removal.isPending}
            onEdit={onEdit}
            onDelete={() => removal.mutate(id)}
          />
        </Group>
      </Stack>
    </Card>
  );
}

const columns = { base: 1, sm: 2, lg: 3 };

const skeleton = (
  <SimpleGrid cols={columns} spacing="lg">
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} height={320} radius="lg" />
    ))}
  </SimpleGrid>
);

interface Props {
  page: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
}

export function Pricing({ page, onPage }: Props) {
  const query = useQuery(pricingPlansQuery(page));
  const [opened, setOpened] = useState<PricingPlan | 'new' | null>(null);
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" maw="70ch">
          {say.lead}
        </Text>
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpened('new')}>
          Create Pricing Plan
        </Button>
      </Group>
      <PagedRows
        label="Pricing plans"
        query={query}
        page={page}
        onPage={onPage}
        failed={say.list}
        empty={{ title: say.none, text: say.noneText }}
        skeleton={skeleton}
      >
        {(pricingPlans) => (
          <SimpleGrid cols={columns} spacing="lg">
            {pricingPlans.map((pricingPlan) => (
              <PricingCard key={pricingPlan.id} pricingPlan={pricingPlan} onEdit={() => setOpened(pricingPlan)} />
            ))}
          </SimpleGrid>
        )}
      </PagedRows>
      {opened && <PricingSheet pricingPlan={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
