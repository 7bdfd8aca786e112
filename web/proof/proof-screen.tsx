import { Anchor, Button, NativeSelect, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import {
  type AssessedClaim,
  assessClaims,
  type Claim,
  type EvidenceItem,
  formatClaim,
  formatMeasured,
  isSameClaim,
  listClaims,
  listClaimsThatCount,
  listOrphans,
  listProvenShares,
  type ProofState,
} from '#shared/domain/bcp/evidence.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { formatDate } from '#shared/format/dates.ts';
import { evidenceMessages } from '#shared/messages/evidence.ts';
import { proofMessages as say } from '#shared/messages/proof-screens.ts';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { EntityList } from '../ui/entity-list.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { Meter } from '../ui/meter.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { SectionCard } from '../ui/section-card.tsx';
import { EmptyBlock } from '../ui/state-block.tsx';
import { loadTestSheet } from './load-test-sheet.ts';
import styles from './proof.module.css';
import { ProofMark } from './proof-mark.tsx';
import { evidenceQuery } from './proof-queries.ts';
import { ProvenTrend } from './proven-trend.tsx';
import type { TestStart } from './test-sheet.tsx';
import { useEvidenceRemoval } from './use-evidence.ts';

/** What is never tested may be a hundred numbers. */
const ROWS_AT_FIRST = 10;

/** What failed comes first, and the longest list last. */
const ORDER = ['missed', 'expired', 'proven', 'stated'] as const satisfies readonly ProofState[];

const formatDay = (day: string): string => formatDate(day, 'UTC');
const nameOf = ({ name, ...claim }: Claim): string => `${name}: ${formatClaim(claim)}`;
const resultOf = (item: EvidenceItem): string =>
  formatMeasured(item) ?? (item.measured === 'passed' ? evidenceMessages.passed : evidenceMessages.failed);

const describeTest = (item: EvidenceItem): string =>
  [evidenceMessages.hows[item.how], item.by !== '' && say.byPerson(item.by)].filter(Boolean).join(', ');

interface TestsProps {
  label: string;
  items: readonly EvidenceItem[];
  onEdit?: (item: EvidenceItem) => void;
  onRemove: (item: EvidenceItem) => void;
}

function Tests({ label, items, onEdit, onRemove }: TestsProps) {
  return (
    <EntityList
      label={label}
      items={items}
      keyOf={({ id }) => String(id)}
      entryOf={(item) => ({
        name: `${resultOf(item)}, ${formatDay(item.on)}`,
        meta: describeTest(item),
        details: (item.note !== null || item.link !== null) && (
          <Text size="sm">
            {item.note}{' '}
            {item.link !== null && (
              <Anchor href={item.link} target="_blank" rel="noreferrer" size="sm">
                {say.openLink}
              </Anchor>
            )}
          </Text>
        ),
      })}
      {...(onEdit && { onEdit })}
      onRemove={onRemove}
      empty={null}
    />
  );
}

interface ClaimRowProps extends Omit<TestsProps, 'label'> {
  assessed: AssessedClaim;
  onRecord: (claim: Claim) => void;
}

function ClaimRow({ assessed, items, onRecord, onEdit, onRemove }: ClaimRowProps) {
  const { claim, valid_until, isUnread, state } = assessed;
  return (
    <li className={styles.claim}>
      <div className={styles.body}>
        <div className={styles.name}>
          <Text fw={600}>{claim.name}</Text>
          <Text>{formatClaim(claim)}</Text>
          <ProofMark assessed={assessed} />
        </div>
        {isUnread && (
          <Text size="sm" c="dimmed">
            {say.unread}
          </Text>
        )}
        {state === 'proven' && valid_until !== null && (
          <Text size="sm" c="dimmed">
            {say.nextTest(formatDay(valid_until))}
          </Text>
        )}
        {items.length > 0 && (
          <Disclosure summary={`${say.tests(items.length)}: ${resultOf(items[0]!)}, ${formatDay(items[0]!.on)}`}>
            <Tests label={`${nameOf(claim)}: ${say.tests(items.length)}`} {...{ items, onRemove, ...(onEdit && { onEdit }) }} />
          </Disclosure>
        )}
      </div>
      <Button size="sm" variant="default" aria-label={say.recordFor(nameOf(claim))} onClick={() => onRecord(claim)}>
        {say.record}
      </Button>
    </li>
  );
}

interface Props {
  bcp: Bcp;
  employees: readonly Employee[];
  providers: readonly ServiceProvider[];
  evidence: readonly EvidenceItem[];
  bcpPath: string;
}

const sortNewestFirst = (items: readonly EvidenceItem[]): EvidenceItem[] =>
  [...items].sort((a, b) => b.on.localeCompare(a.on) || b.id - a.id);

export function ProofScreen({ bcp, employees, providers, evidence, bcpPath }: Props) {
  const cache = useQueryClient();
  const remove = useEvidenceRemoval(bcp.id);
  const [shown, setShown] = useState<ProofState | 'all'>('all');
  const [sheet, setSheet] = useState<TestStart | null>(null);
  const [isLong, setIsLong] = useState(false);
  const { claims, assessed, orphans, shares } = useMemo(() => {
    const now = new Date();
    const listed = listClaims(bcp, employees, providers);
    return {
      claims: listed,
      assessed: assessClaims(listed, evidence, now),
      orphans: listOrphans(listed, evidence),
      shares: listProvenShares(listClaimsThatCount(bcp), evidence, now),
    };
  }, [bcp, employees, providers, evidence]);
  const proven = assessed.filter(({ state }) => state === 'proven').length;
  const groups = ORDER.filter((state) => shown === 'all' || shown === state)
    .map((state) => ({ state, rows: assessed.filter((row) => row.state === state) }))
    .filter(({ rows }) => rows.length > 0);
  const countOf = (state: ProofState): number => assessed.filter((row) => row.state === state).length;

  return (
    <>
      <PageTitle
        tabTitle={`${say.title} · ${bcp.business_name}`}
        lead={
          <>
            {say.lead}{' '}
            <Anchor component={Link} to={bcpPath} underline="always">
              {say.backToBcp}
            </Anchor>
          </>
        }
        actions={
          claims.length > 0 && (
            <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setSheet({})}>
              {say.record}
            </Button>
          )
        }
      >
        {say.title}
      </PageTitle>
      {claims.length === 0 ? (
        <Card>
          <EmptyBlock
            title={say.nothingStated}
            drawing="ledger"
            actions={
              <Button component={Link} to={`${bcpPath}?step=4`} variant="default">
                {say.toOperations}
              </Button>
            }
          >
            {say.nothingStatedText}
          </EmptyBlock>
        </Card>
      ) : (
        <>
          <Card>
            <div className={styles.bar}>
              <Text fw={600} fz={20}>
                {say.summary(proven, claims.length)}
              </Text>
              <NativeSelect
                size="md"
                label={say.filter}
                data={[
                  { value: 'all', label: `${say.all} (${claims.length})` },
                  ...ORDER.map((state) => ({ value: state, label: `${say.groups[state]} (${countOf(state)})` })),
                ]}
                value={shown}
                onChange={({ currentTarget }) => setShown(currentTarget.value as ProofState | 'all')}
              />
            </div>
            <Meter percent={(100 * proven) / claims.length} label={say.summary(proven, claims.length)} />
          </Card>
          {evidence.length > 0 && (
            <SectionCard title={say.trend.title} description={say.trend.lead}>
              <ProvenTrend shares={shares} />
            </SectionCard>
          )}
          {groups.length === 0 && (
            <Card>
              <Text c="dimmed">{say.nothingHere}</Text>
            </Card>
          )}
          {groups.map(({ state, rows }) => (
            <SectionCard key={state} title={say.groups[state]} note={rows.length} description={say.groupLeads[state]}>
              <ul className={styles.claims} aria-label={say.groups[state]}>
                {(isLong || state !== 'stated' ? rows : rows.slice(0, ROWS_AT_FIRST)).map((row) => (
                  <ClaimRow
                    key={`${row.claim.subject} ${row.claim.ref} ${row.claim.kind}`}
                    assessed={row}
                    items={sortNewestFirst(evidence.filter(({ claim }) => isSameClaim(row.claim, claim)))}
                    onRecord={(claim) => setSheet({ claim })}
                    onEdit={setSheet}
                    onRemove={remove}
                  />
                ))}
              </ul>
              {!isLong && state === 'stated' && rows.length > ROWS_AT_FIRST && (
                <Button variant="default" size="sm" mt="sm" onClick={() => setIsLong(true)}>
                  {say.showAll(rows.length)}
                </Button>
              )}
            </SectionCard>
          ))}
        </>
      )}
      {orphans.length > 0 && (
        <SectionCard title={say.gone} description={say.goneText}>
          <Tests label={say.gone} items={sortNewestFirst(orphans)} onRemove={remove} />
        </SectionCard>
      )}
      {sheet && (
        <LazyDialog load={loadTestSheet} onClose={() => setSheet(null)}>
          {(TestSheet) => (
            <TestSheet
              bcpId={bcp.id}
              claims={claims}
              start={sheet}
              onSaved={() => {
                setSheet(null);
                void cache.invalidateQueries({ queryKey: evidenceQuery(bcp.id).queryKey });
              }}
              onClose={() => setSheet(null)}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}
