import { Anchor, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ListedDuty } from '#shared/api/duty-list.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { listBcpStates, listBcpZips } from '#shared/domain/location.ts';
import { formatDate } from '#shared/format/dates.ts';
import { dutyMessages as say } from '#shared/messages/duties.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../../../lib/api.ts';
import { FactList } from '../../../../ui/fact-list.tsx';
import { PhoneLink } from '../../../../ui/phone-link.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { LoadingBlock } from '../../../../ui/state-block.tsx';
import { fieldId } from '../../state/bcp-fields.ts';
import { useBcp, useEditor, useField } from '../../state/editor-context.tsx';
import { tradesQuery } from '../../state/trades-query.ts';
import styles from './duties-card.module.css';

const URGENT_HOURS = 24;
const SHOWN_MAX = { tell: 6, keep: 3 } as const;
/** From here on reading takes longer than searching. */
const SEARCHED_MIN = 10;

function Missing({ label, inputId, children }: { label: string; inputId: string; children: ReactNode }) {
  const { goTo } = useEditor();
  return (
    <>
      <Anchor component="button" type="button" onClick={() => goTo(1, { section: 'business', inputId })}>
        {label}
      </Anchor>
      . {children}
    </>
  );
}

/** For which business the list is. */
function Scope({ states }: { states: readonly { name: string }[] }) {
  const id = useField('trade');
  const industry = useField('industry');
  const { data: trades } = useQuery({ ...tradesQuery, enabled: Boolean(id) });
  const noTrade = (
    <Missing label={say.chooseTrade} inputId={fieldId('activity')}>
      {industry ? say.tradeMissingInIndustry : say.tradeMissing}
    </Missing>
  );
  const noState = (
    <Missing label={say.addState} inputId={fieldId('primary_location.state')}>
      {say.stateMissing}
    </Missing>
  );
  return (
    <div className={styles.scope}>
      <FactList
        facts={[
          [say.trade, id ? (trades?.find((trade) => trade.id === id)?.title ?? id) : noTrade],
          [say.state, states.length > 0 ? states.map(({ name }) => name).join(', ') : noState],
        ]}
      />
    </div>
  );
}

function DutyRow({ duty }: { duty: ListedDuty }) {
  const { kind, title, what, authority, phone, deadline, hours, rule, source, checked_on, whenClosed } = duty;
  const isUrgent = kind === 'tell' && hours !== null && hours <= URGENT_HOURS;
  return (
    <li className={styles.duty} data-urgent={isUrgent || undefined}>
      <div className={styles.deadline}>{deadline}</div>
      <div>
        <Text fw={600}>{title}</Text>
        <Text>{what}</Text>
        <div className={styles.authority}>
          <span>{fill(kind === 'tell' ? say.tellWhom : say.requiredBy, { authority })}</span>
          <PhoneLink number={phone} />
          {whenClosed ? <span>{whenClosed}</span> : null}
        </div>
        <Text size="sm" c="dimmed" mt={4}>
          {fill(say.checked, { rule, source, date: formatDate(checked_on, 'UTC') })}
        </Text>
      </div>
    </li>
  );
}

interface DutyGroupProps {
  kind: ListedDuty['kind'];
  duties: readonly ListedDuty[];
  isSearched: boolean;
}

function DutyGroup({ kind, duties: all, isSearched }: DutyGroupProps) {
  const title = say[kind];
  const duties = all.filter((duty) => duty.kind === kind);
  const [isWhole, setIsWhole] = useState(false);
  if (duties.length === 0) return null;
  const shown = isWhole || isSearched ? duties : duties.slice(0, SHOWN_MAX[kind]);
  return (
    <section aria-label={title}>
      <Title order={3} fz={18} mt="md" mb={8}>
        {title}
      </Title>
      <ul className={styles.duties}>
        {shown.map((duty) => (
          <DutyRow key={duty.id} duty={duty} />
        ))}
      </ul>
      {shown.length < duties.length && (
        <Button
          variant="default"
          aria-label={`${fill(say.showAll, { count: duties.length })}: ${title}`}
          onClick={() => setIsWhole(true)}
        >
          {fill(say.showAll, { count: duties.length })}
        </Button>
      )}
    </section>
  );
}

const matches = (duty: ListedDuty, search: string): boolean => {
  const text = [duty.title, duty.what, duty.authority, duty.deadline, duty.rule].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const formatFound = (count: number, search: string): string =>
  count === 0 ? fill(say.found.none, { search }) : count === 1 ? say.found.one : fill(say.found.many, { count });

function DutyLists({ duties }: { duties: readonly ListedDuty[] }) {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const found = search === '' ? duties : duties.filter((duty) => matches(duty, search));
  if (duties.length === 0) return <Text>{say.none}</Text>;
  return (
    <>
      {duties.length >= SEARCHED_MIN && (
        <TextInput
          mt="md"
          type="search"
          label={say.search}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Text size="sm" c="dimmed" role="status" mt={4}>
        {search !== '' && formatFound(found.length, search)}
      </Text>
      <DutyGroup kind="tell" duties={found} isSearched={search !== ''} />
      <DutyGroup kind="keep" duties={found} isSearched={search !== ''} />
    </>
  );
}

function HiddenCyber({ count }: { count: number }) {
  const { onPreferences } = useEditor();
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="sm">
      {count === 1 ? say.hidden.one : fill(say.hidden.many, { count })}{' '}
      <Anchor component="button" type="button" size="sm" onClick={() => onPreferences('cyber_assessment_interest')}>
        Change
      </Anchor>
    </Text>
  );
}

function LoadedDuties({ state, zip }: { state: string; zip: string }) {
  const { cyber } = useEditor();
  const trade = useField('trade') ?? undefined;
  const industry = useField('industry') || undefined;
  const employees = useField('employee_count') ?? undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['duties', trade, industry, state, zip, employees],
    queryFn: () => client.dutyList.list({ query: { trade, industry, state, zip, employees } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) {
    return (
      <Group gap="sm" role="alert">
        <Text>{say.failed}</Text>
        <Button variant="default" onClick={() => void refetch()}>
          Try Again
        </Button>
      </Group>
    );
  }
  if (!data) return <LoadingBlock label={say.loading} />;
  const visible = data.filter(({ title }) => cyber || !isCyberRisk(title));
  return (
    <>
      <DutyLists duties={visible} />
      <HiddenCyber count={data.length - visible.length} />
    </>
  );
}

export function DutiesCard() {
  const content = useBcp((state) => state.content);
  const states = listBcpStates(content);
  return (
    <SectionCard title={say.title} description={say.about}>
      <Scope states={states} />
      <Text fw={600}>{say.incomplete}</Text>
      <LoadedDuties state={states.map(({ code }) => code).join(',')} zip={listBcpZips(content).join(',')} />
    </SectionCard>
  );
}
