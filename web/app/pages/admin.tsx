import { Button, Tabs } from '@mantine/core';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminScreenMessages as say } from '#shared/messages/admin-screens.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LoadingBlock } from '../../ui/state-block.tsx';
import { type AdminTabId, pathOf } from '../paths.ts';

interface AdminTab {
  id: AdminTabId;
  title: string;
  Panel: LazyExoticComponent<ComponentType>;
}

const tabs: AdminTab[] = [
  {
    id: 'overview',
    title: 'Overview',
    Panel: lazy(async () => ({ default: (await import('../admin/overview-tab.tsx')).OverviewTab })),
  },
  {
    id: 'users',
    title: 'User Management',
    Panel: lazy(async () => ({ default: (await import('../admin/users-tab.tsx')).UsersTab })),
  },
  {
    id: 'subscriptions',
    title: 'Subscriptions',
    Panel: lazy(async () => ({ default: (await import('../admin/subscriptions-tab.tsx')).SubscriptionsTab })),
  },
  {
    id: 'payments',
    title: 'Payments',
    Panel: lazy(async () => ({ default: (await import('../admin/payments-tab.tsx')).PaymentsTab })),
  },
  {
    id: 'pricing',
    title: 'Pricing',
    Panel: lazy(async () => ({ default: (await import('../admin/pricing-tab.tsx')).PricingTab })),
  },
  {
    id: 'crisis',
    title: 'Crisis Communications',
    Panel: lazy(async () => ({ default: (await import('../admin/crisis-tab.tsx')).CrisisTab })),
  },
];

/** On a phone the tabs are wider than the screen. */
const showTab = (tab: HTMLButtonElement | null): void => tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });

export function Component() {
  const [params, setParams] = useSearchParams();
  const current = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0]!;
  const templates = (
    <Button component={Link} to={pathOf('adminTemplates')} variant="default">
      Template Management
    </Button>
  );
  return (
    <Page>
      <PageTitle tabTitle={`${current.title} · Admin Dashboard`} lead={say.lead} actions={templates}>
        Admin Dashboard
      </PageTitle>
      <Tabs
        value={current.id}
        onChange={(tab) => tab && setParams({ tab })}
        keepMounted={false}
        // A tab loads what it shows, so arrow keys only move between them.
        activateTabWithKeyboard={false}
      >
        <Tabs.List mb="lg" style={{ flexWrap: 'nowrap', overflow: 'auto hidden' }}>
          {tabs.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id} ref={id === current.id ? showTab : undefined}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id, title, Panel }) => (
          <Tabs.Panel key={id} value={id}>
            <Suspense fallback={<LoadingBlock label={`Loading ${title}`} />}>
              <Panel />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}
