/** The four tabs of the billing settings; the open one stands in the address. */
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import styles from './billing.module.css';
import { BillingInformation } from './billing-information.tsx';
import { Invoices } from './invoices.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { Preferences } from './preferences.tsx';

const tabs = [
  ['billing-information', 'Billing Information'],
  ['payment-methods', 'Payment Methods'],
  ['invoices', 'Invoices'],
  ['preferences', 'Preferences'],
] as const;

export function BillingTabs({ userId }: { userId: number }) {
  const [params, setParams] = useSearchParams();
  const open = tabs.find(([name]) => name === params.get('tab'))?.[0] ?? tabs[0][0];
  const show = (name: string | null) => setParams(name && name !== tabs[0][0] ? { tab: name } : {}, { replace: true });
  return (
    <Tabs value={open} onChange={show} keepMounted={false}>
      <Tabs.List className={styles.tabs}>
        {tabs.map(([name, label]) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="billing-information">
        <BillingInformation />
      </Tabs.Panel>
      <Tabs.Panel value="payment-methods">
        <PaymentMethods />
      </Tabs.Panel>
      <Tabs.Panel value="invoices">
        <Invoices />
      </Tabs.Panel>
      <Tabs.Panel value="preferences">
        <Preferences userId={userId} />
      </Tabs.Panel>
    </Tabs>
  );
}
