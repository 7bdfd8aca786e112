import { Title, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { TIERS } from '#shared/domain/tier.ts';
import { compareTiers, pricingPageMessages as say } from '#shared/messages/pricing-page.ts';
import { tierNames } from '../../lib/tiers.ts';
import { Card } from '../../ui/card.tsx';
import styles from './front.module.css';

function Cell({ value }: { value: number | boolean }) {
  if (typeof value === 'number') return value;
  return value ? (
    <>
      <IconCheck size={20} aria-hidden="true" color="var(--ok)" />
      <VisuallyHidden>{say.included}</VisuallyHidden>
    </>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{say.notIncluded}</VisuallyHidden>
    </>
  );
}

export function Comparison({ offers }: { offers: PricingPlan[] | null }) {
  const tiers =
    offers?.map(({ plan_type, name }) => ({ tier: plan_type, name })) ?? TIERS.map((tier) => ({ tier, name: tierNames[tier] }));
  return (
    <section aria-labelledby="compare">
      <Title order={2} id="compare" fz={20} mb="sm">
        {say.compare}
      </Title>
      <Card>
        <table className={`${styles.comparison} ${styles.tiers}`} aria-labelledby="compare">
          <thead>
            <tr>
              <td />
              {tiers.map(({ tier, name }) => (
                <th key={tier} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {compareTiers().map(({ group, rows }) => (
            <tbody key={group}>
              <tr>
                <th colSpan={tiers.length + 1} scope="rowgroup">
                  {group}
                </th>
              </tr>
              {rows.map(({ what, has }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  {tiers.map(({ tier }) => (
                    <td key={tier}>
                      <Cell value={has[tier]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Card>
    </section>
  );
}
