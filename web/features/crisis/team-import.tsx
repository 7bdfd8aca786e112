import { Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { formatPost } from '#shared/domain/bcp/posts.ts';
import { splitName } from '#shared/domain/crisis-contact.ts';
import type { Employee } from '#shared/domain/people.ts';
import { writeCsv } from '#shared/format/csv.ts';
import { contactImportMessages as say } from '#shared/messages/crisis-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { ImportDialog } from '../../csv-import/import-dialog.tsx';
import { client } from '../../lib/api.ts';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import styles from './contact-table.module.css';
import { directoryQuery } from './crisis-queries.ts';
import { useContactImport } from './use-contact-import.tsx';

const toCsv = (people: readonly Employee[]): string =>
  writeCsv([
    ['first_name', 'last_name', 'email', 'phone', 'notes'],
    ...people.map((person) => {
      const { first_name, last_name } = splitName(person.name);
      return [first_name, last_name, person.email ?? '', person.phone ?? '', formatPost(person)];
    }),
  ]);

interface MemberProps {
  member: Employee;
  isContact: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

function Member({ member, isContact, isChosen, onToggle }: MemberProps) {
  return (
    <li>
      <label className={styles.member}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>
          <strong>{member.name}</strong>
          <span className={styles.memberNote}>{formatPost(member)}</span>
          <span className={styles.memberNote}>{member.email ?? say.noEmail}</span>
          <span className={styles.memberNote}>{member.phone ?? say.noPhone}</span>
        </span>
        {isContact && <StatusChip tone="neutral">{say.isContact}</StatusChip>}
      </label>
    </li>
  );
}

const teamPlaceholder = (
  <LoadingBlock label="Loading the team">
    <Skeleton height={160} />
  </LoadingBlock>
);

export interface TeamImportProps {
  bcps: UseQueryResult<BcpRow[]>;
  onImported: (count: number) => void;
  onClose: () => void;
}

export function TeamImport({ bcps, onImported, onClose }: TeamImportProps) {
  const { draftKey, dialog } = useContactImport('team', onImported);
  const [chosenBcp, setChosenBcp] = useState<number | null>(null);
  /** Null until a box was clicked: then everyone who is no contact yet. */
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const lastCsv = useRef<string>(null);
  const bcpId = chosenBcp ?? bcps.data?.[0]?.id ?? null;
  const team = useQuery({
    queryKey: ['bcp', bcpId, 'employees'],
    queryFn: () => client.people.listEmployees({ params: { id: bcpId! } }),
    enabled: bcpId !== null,
  });
  const { data: contacts } = useQuery(directoryQuery);
  const known = new Set(contacts?.map(({ email }) => email.toLowerCase()));
  const isContact = ({ email }: Employee) => email !== null && known.has(email.toLowerCase());
  const members = team.data ?? [];
  const selected = chosen ?? new Set(members.filter((member) => !isContact(member)).map(({ id }) => id));
  const people = members.filter(({ id }) => selected.has(id));
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const makeFile = (): File | null => {
    const csv = toCsv(people);
    const isRestored = dialog.kept !== null && lastCsv.current === null && chosen === null && chosenBcp === null;
    if (isRestored || csv === lastCsv.current) return null;
    lastCsv.current = csv;
    const business = bcps.data?.find(({ id }) => id === bcpId)?.business_name ?? '';
    return new File([csv], fill(say.teamOf, { business }), { type: 'text/csv' });
  };
  const failed = [bcps, team].find(({ isError, isFetching }) => isError && !isFetching);
  const firstStep = failed ? (
    <ErrorBlock title={say.teamFailed} onRetry={() => void failed.refetch()} />
  ) : bcps.data?.length === 0 ? (
    <EmptyBlock title={say.noBcp} drawing="ledger">
      {say.noBcpText}
    </EmptyBlock>
  ) : (
    <Stack gap="md">
      {bcps.data && (
        <NativeSelect
          size="md"
          label="BCP"
          value={String(bcpId)}
          data={bcps.data.map(({ id, business_name }) => ({ value: String(id), label: business_name }))}
          onChange={(event) => {
            setChosenBcp(Number(event.currentTarget.value));
            setChosen(null);
          }}
        />
      )}
      {!team.data && teamPlaceholder}
      {team.data?.length === 0 && <Text>{say.noTeam}</Text>}
      {members.length > 0 && (
        <>
          <Group gap="sm">
            <Text size="sm" role="status">
              {fill(say.chosen, { count: people.length, total: members.length })}
            </Text>
            <Button size="sm" variant="subtle" onClick={() => setChosen(new Set(members.map(({ id }) => id)))}>
              Select all
            </Button>
            <Button size="sm" variant="subtle" onClick={() => setChosen(new Set())}>
              Select none
            </Button>
          </Group>
          <ul className={styles.members} aria-label="Team members">
            {members.map((member) => (
              <Member
                key={member.id}
                member={member}
                isContact={isContact(member)}
                isChosen={selected.has(member.id)}
                onToggle={() => toggle(member.id)}
              />
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
  return (
    <ImportDialog
      key={draftKey}
      {...dialog}
      title={say.teamTitle}
      steps={say.teamSteps}
      firstStep={firstStep}
      makeFile={makeFile}
      isReady={people.length > 0}
      onClose={onClose}
    />
  );
}
