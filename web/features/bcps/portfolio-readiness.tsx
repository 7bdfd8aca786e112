import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import type { BcpReadiness } from '#shared/domain/bcp/next-steps.ts';
import { RECENT_BCPS } from '#shared/domain/bcp/wizard.ts';
import { bcpListMessages } from '#shared/messages/next-steps.ts';
import { bcpDeletionMessages } from '#shared/messages/privacy.ts';
import { readinessMessages as say } from '#shared/messages/readiness.ts';
import { ProvenTrend } from '../../proof/proven-trend.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Meter } from '../../ui/meter.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { LoadingBlock } from '../../ui/state-block.tsx';
import styles from './portfolio-readiness.module.css';

const REVIEW_STEP = 6;

interface Props {
  bcps: readonly BcpRow[];
  readiness: Pick<UseQueryResult<BcpReadiness[]>, 'data' | 'isPending' | 'refetch'>;
  pathOf: (id: number) => string;
  proofPathOf: (id: number) => string;
  stressTestPathOf: (id: number) => string;
}

/** What would work today, beside the risk score, which counts what is filled in. */
export function PortfolioReadiness({ bcps, readiness, pathOf, proofPathOf, stressTestPathOf }: Props) {
  const { data, isPending, refetch } = readiness;
  const shown = bcps.slice(0, RECENT_BCPS);
  return (
    <SectionCard title={say.title} description={say.besideScore}>
      {isPending && (
        <LoadingBlock label={say.title}>
          <Skeleton height={shown.length * 72} />
        </LoadingBlock>
      )}
      {!isPending && !data && (
        <Text c="dimmed">
          {say.notLoaded}{' '}
          <Button variant="subtle" size="sm" onClick={() => void refetch()}>
            Load again
          </Button>
        </Text>
      )}
      {data && (
        <ul className={styles.list}>
          {shown.map(({ id, business_name }) => {
            const rated = data.find(({ bcp_id }) => bcp_id === id);
            if (!rated) return null;
            const name = business_name || bcpDeletionMessages.unnamed;
            const [first, ...others] = rated.missing;
            return (
              <li key={id}>
                <div className={styles.name}>
                  <Text fw={600}>{name}</Text>
                  <Text size="sm" className="tabular">
                    {say.of(rated.score)}
                  </Text>
                </div>
                <Meter percent={rated.score} label={`${say.ofBcp(name)}: ${say.of(rated.score)}`} />
                <Text size="sm" c="dimmed" mt={4}>
                  {first === undefined ? say.complete : `${first}.${say.andMore(others.length)}`}
                </Text>
                <Group gap="lg" mt={4}>
                  {first !== undefined && (
                    <Anchor
                      component={Link}
                      to={`${pathOf(id)}?step=${REVIEW_STEP}`}
                      size="sm"
                      py={2}
                      aria-label={`${say.seeMissing}: ${name}`}
                    >
                      {say.seeMissing}
                    </Anchor>
                  )}
                  <Anchor
                    component={Link}
                    to={stressTestPathOf(id)}
                    size="sm"
                    py={2}
                    aria-label={`${bcpListMessages.stressTest}: ${name}`}
                  >
                    {bcpListMessages.stressTest}
                  </Anchor>
                </Group>
                {rated.proven !== undefined && (
                  <Disclosure summary={say.provenNow(rated.proven.at(-1)?.proven ?? 0, rated.proven.at(-1)?.of ?? 0)}>
                    <ProvenTrend shares={rated.proven} />
                    <Anchor component={Link} to={proofPathOf(id)} size="sm" aria-label={`${say.seeProof}: ${name}`}>
                      {say.seeProof}
                    </Anchor>
                  </Disclosure>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </SectionCard>
  );
}
