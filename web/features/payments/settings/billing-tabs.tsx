import { Tabs } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BillingInformation } from './billing-information.tsx';
import { Invoices } from './invoices.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { Preferences } from './preferences.tsx';
import styles from './settings.module.css';

const tabs = [
  ['billing-information', 'Billing Information'],
  ['payment-methods', 'Payment Methods'],
  ['invoices', 'Invoices'],
  ['preferences', 'Preferences'],
] as const;

type TabName = (typeof tabs)[number][0];

export function BillingTabs({ userId }: { userId: number }) {
  const [params, setParams] = useSearchParams();
  const open = tabs.find(([name]) => name === params.get('tab'))?.[0] ?? tabs[0][0];
  // A visited tab stays mounted, with what was typed in it.
  const [visited, setVisited] = useState<TabName[]>([open]);
  if (!visited.includes(open)) setVisited([...visited, open]);
  const show = (name: string | null) => setParams(name && name !== tabs[0][0] ? { tab: name } : {}, { replace: true });
  const panels: Record<TabName, ReactNode> = {
    'billing-information': <BillingInformation />,
    'payment-methods': <PaymentMethods />,
    invoices: <Invoices />,
    preferences: <Preferences userId={userId} />,
  };
  return (
    <Tabs value={open} onChange={show}>
      <Tabs.List className={styles.tabs}>
        {tabs.map(([name, label]) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(([name]) => (
        <Tabs.Panel key={name} value={name}>
          {visited.includes(name) && panels[name]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
