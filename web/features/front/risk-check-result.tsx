import { Anchor, Button, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { RiskCheckResult } from '#shared/api/risk-check.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { fill } from '#shared/messages/fields.ts';
import { frontMessages } from '#shared/messages/front.ts';
import { riskCheckMessages as say } from '#shared/messages/risk-check.ts';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StateMapPicture } from '../../ui/state-map.tsx';

type Hazard = RiskCheckResult['hazards'][number];
type KnownFunction = RiskCheckResult['functions'][number];

const beside = { display: 'flex', flexWrap: 'wrap', gap: 24 } as const;

function HazardCard({ hazard: { name, reason, frequency, warning_time, source } }: { hazard: Hazard }) {
  const facts = [
    [say.frequency, frequency],
    [say.warning, warning_time],
    [say.source, source],
  ] as const;
  return (
    <li>
      <Title order={3} fz={18}>
        {name}
      </Title>
      <Text mb={8}>{reason}</Text>
      <FactList facts={facts.filter(([, value]) => value !== null)} />
    </li>
  );
}

function FunctionCard({ fn: { name, reason, max_downtime, rto } }: { fn: KnownFunction }) {
  return (
    <li>
      <Title order={3} fz={18}>
        {name}
      </Title>
      <Text mb={8}>{reason}</Text>
      <FactList
        facts={[
          [say.downtime, max_downtime],
          [say.recovery, durationLabel(rto)],
        ]}
      />
    </li>
  );
}

function PlaceMap({ place }: { place: NonNullable<RiskCheckResult['place']> }) {
  const { city, county_name: county, state, zip } = place;
  return (
    <div style={{ flex: '1 1 220px', maxWidth: 300 }}>
      <StateMapPicture place={place} label={fill(say.map, { state, county, city })} />
      <Text size="sm" c="dimmed" ta="center" mt={8}>
        {city}, {state} {zip}, {county}
      </Text>
    </div>
  );
}

const list = { display: 'grid', gap: 24, margin: 0, paddingInlineStart: 24 } as const;

interface Props {
  result: RiskCheckResult;
  startPath: string;
  pricingPath: string;
}

export default function RiskCheckAnswer({ result, startPath, pricingPath }: Props) {
  const { trade, place, hazards, functions, notes } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is announced by its heading
  useEffect(() => heading.current?.focus(), [result]);
  const who = trade?.title ?? say.anyBusiness;
  return (
    <>
      <Title order={2} ref={heading} tabIndex={-1} fz={24}>
        {place ? `${who} · ${place.city}, ${place.state}` : who}
      </Title>
      {notes.map((note) => (
        <Notice key={note} tone="warn">
          {note}
        </Notice>
      ))}
      <SectionCard title={place ? say.hazards.known : say.hazards.unknown}>
        <div style={beside}>
          {place && <PlaceMap place={place} />}
          <ol style={{ ...list, flex: '3 1 300px', minWidth: 0 }}>
            {hazards.map((hazard) => (
              <HazardCard key={hazard.name} hazard={hazard} />
            ))}
          </ol>
        </div>
      </SectionCard>
      <SectionCard title={trade ? say.functions.known : say.functions.unknown}>
        <ol style={list}>
          {functions.map((fn) => (
            <FunctionCard key={fn.name} fn={fn} />
          ))}
        </ol>
      </SectionCard>
      <Card tone="accented">
        <Title order={2} fz={20} mb="xs">
          {say.contains}
        </Title>
        <ul style={{ paddingInlineStart: 24 }}>
          {say.contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Button component={Link} to={startPath}>
          {say.start}
        </Button>
        <Text mt="sm">{say.carried}</Text>
        <Text c="dimmed">
          {frontMessages.paid}{' '}
          <Anchor component={Link} to={pricingPath}>
            {frontMessages.compare}
          </Anchor>
        </Text>
      </Card>
    </>
  );
}
