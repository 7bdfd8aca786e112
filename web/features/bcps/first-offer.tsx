import { Anchor, List, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TIERS } from '#shared/domain/tier.ts';
import { formatPrice } from '#shared/format/money.ts';
import { listTierLines } from '#shared/messages/tier-facts.ts';
import { offersQuery } from '../../lib/offers.ts';

/** What the smallest tier costs and contains, for those who have none yet. */
export function FirstOffer() {
  const { data, isPending } = useQuery(offersQuery);
  const offer = TIERS.map((tier) => data?.find(({ plan_type }) => plan_type === tier)).find((found) => found !== undefined);
  return (
    <Stack gap="sm" mt="md">
      {isPending && <Skeleton height={144} />}
      {offer && (
        <>
          <Text>
            <strong>
              {offer.name} is {formatPrice(offer.price)} a year
            </strong>{' '}
            and includes:
          </Text>
          <List spacing={4}>
            {listTierLines(offer.plan_type, offer.features).map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        </>
      )}
      <Text size="sm">
        Want to look first?{' '}
        <Anchor href="/sample" target="_blank" rel="noopener" inherit>
          See a sample BCP
        </Anchor>
      </Text>
    </Stack>
  );
}
