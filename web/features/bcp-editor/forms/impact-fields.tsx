import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import { compareDurations, isLeftToAi, parseRecoveryTime } from '#shared/domain/bcp/duration.ts';
import {
  type DerivedMtd,
  deriveMtd,
  formatImpactOverTime,
  isImpactRated,
  parseImpactOverTime,
  unratedImpact,
} from '#shared/domain/bcp/impact-over-time.ts';
import { durationLabel, impactBandLabels, impactDriverLabels, impactLabels } from '#shared/domain/bcp/options.ts';
import { impactOverTimeMessages as say } from '#shared/messages/impact-over-time.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { entityInputs, useEntityField } from './entity-fields.tsx';
import styles from './impact-strip.module.css';
import { ImpactStrip } from './impact-strip.tsx';
import { downtimeOptions, labeledOptions } from './options.ts';

const { TextField, AreaField, SelectField, FieldStack } = entityInputs;
const driverOptions = labeledOptions(impactDriverLabels);

/** What the strip says about the two times, which only a press of a button changes. */
function DerivedTimes({ limit }: { limit: DerivedMtd }) {
  const mtd = useEntityField('max_downtime');
  const rto = useEntityField('rto');
  const stated = parseRecoveryTime(mtd.value);
  const verdict = compareDurations(limit.time, stated);
  const isTooLong = verdict === 'fail' || (verdict === 'possible' && Number.isFinite(stated!.hi));
  const hasNoRto = rto.value.trim() === '' || isLeftToAi(rto.value);
  return (
    <>
      <Text size="sm">{say.limit(impactLabels[limit.level], impactBandLabels[limit.from], limit.text)}</Text>
      {(isTooLong || mtd.value === '') && (
        <div className={styles.findings}>
          {isTooLong && (
            <Text size="sm" fw={600} c="var(--bad)">
              {say.tooLong(durationLabel(mtd.value))}
            </Text>
          )}
          <Button size="compact-sm" variant="default" onClick={() => mtd.set(limit.mtd)}>
            {say.setMtd(limit.mtd)}
          </Button>
        </div>
      )}
      {hasNoRto && (
        <div className={styles.findings}>
          <Text size="sm">{say.proposeRto(limit.rto, limit.text)}</Text>
          <Button size="compact-sm" variant="default" onClick={() => rto.set(limit.rto)}>
            {say.setRto(limit.rto)}
          </Button>
        </div>
      )}
    </>
  );
}

export function ImpactFields() {
  const field = useEntityField('impact_over_time');
  const question = useId();
  const impact = parseImpactOverTime(field.value) ?? unratedImpact;
  const limit = deriveMtd(impact);
  return (
    <FieldStack>
      <div>
        <Text fw={600} id={question}>
          {say.question}
        </Text>
        <Text size="sm" c="dimmed">
          {say.hint}
        </Text>
        <ImpactStrip impact={impact} labelledBy={question} onChange={(next) => field.set(formatImpactOverTime(next))} />
        <div role="status">
          {limit !== null && <DerivedTimes limit={limit} />}
          {limit === null && isImpactRated(impact) && <Text size="sm">{say.acceptable}</Text>}
        </div>
        {isImpactRated(impact) && (
          <Button size="compact-sm" variant="subtle" onClick={() => field.set('')}>
            {say.clear}
          </Button>
        )}
        <Disclosure summary={say.why.question}>{say.why.answer}</Disclosure>
      </div>
      <SelectField name="impact_driver" label="What hurts most" options={driverOptions} />
      <TextField name="peak_times" label="When an outage hurts most" hint="Hours, days, or seasons." />
      <TextField
        name="revenue_share"
        label="Share of your revenue that stops with it (%)"
        hint="An estimate is fine."
        inputMode="decimal"
        autoComplete="off"
      />
      <AreaField name="minimum_service" label="The least that must run" />
      <TextField name="minimum_staff" label="How many people that takes" inputMode="numeric" autoComplete="off" />
      <AreaField name="workaround" label="Workaround" hint="How the work continues by hand, elsewhere, or through others." />
      <SelectField
        name="workaround_lasts"
        label="How long the workaround lasts"
        options={downtimeOptions}
        labelOf={durationLabel}
      />
      <SelectField
        name="restart_time"
        label="Time to restart"
        hint="Until it runs again, once everything it needs is back."
        options={downtimeOptions}
        labelOf={durationLabel}
      />
    </FieldStack>
  );
}
