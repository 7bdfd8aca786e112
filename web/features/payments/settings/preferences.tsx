import { Anchor, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { PlainCheckbox } from '../../../ui/plain-checkbox.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { ActionNotice, useSettingsAction } from '../action.tsx';

const preferenceChoices: readonly [name: keyof BillingPreferences, label: string, description: string][] = [
  ['paperless', 'Paperless billing', 'We send every receipt by email, and none on paper.'],
  ['autoRenew', 'Auto-renew', 'To stop the renewal, cancel under Subscription Management.'],
  ['emailNotifications', 'Email notifications', 'We always email you about payments and renewals.'],
  ['marketingEmails', 'Marketing emails', 'We send none at the moment.'],
];

export function Preferences({ userId }: { userId: number }) {
  const [preferences, setPreferences] = useState(() => readBillingPreferences(userId));
  const { run, isWorking, failure, success } = useSettingsAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const store = async () => storeBillingPreferences(userId, preferences);
    void run(store, messages.preferencesSaved, messages.preferencesFailed);
  };
  return (
    <SectionCard
      title="Preferences"
      description="These are notes for yourself, saved on this device. They change neither what we charge nor what we send."
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          {preferenceChoices.map(([name, label, description]) => (
            <PlainCheckbox
              key={name}
              name={name}
              label={label}
              description={description}
              checked={preferences[name]}
              onChange={(event) => setPreferences({ ...preferences, [name]: event.currentTarget.checked })}
            />
          ))}
          <Text size="sm" c="dimmed">
            Your subscription renews until you cancel it. Cancel or resume renewal under{' '}
            <Anchor component={Link} to="/subscription-management" inherit>
              Subscription
            </Anchor>
            .
          </Text>
          <ActionNotice failure={failure} success={success} />
          <div>
            <SubmitButton isWorking={isWorking} idle="Save preferences" working="Saving..." />
          </div>
        </Stack>
      </form>
    </SectionCard>
  );
}

/** Stored on this device per user: devices are shared. */
interface BillingPreferences {
  paperless: boolean;
  autoRenew: boolean;
  emailNotifications: boolean;
  marketingEmails: boolean;
}

const defaults: BillingPreferences = { paperless: true, autoRenew: true, emailNotifications: true, marketingEmails: false };

const preferencesKeyOf = (userId: number): string => `billing-preferences:${userId}`;

const readBillingPreferences = (userId: number): BillingPreferences => {
  try {
    const stored = JSON.parse(localStorage.getItem(preferencesKeyOf(userId)) ?? '{}') as Record<string, unknown>;
    const known = Object.keys(defaults).filter((name) => typeof stored[name] === 'boolean');
    return { ...defaults, ...Object.fromEntries(known.map((name) => [name, stored[name]])) };
  } catch {
    return defaults;
  }
};

const storeBillingPreferences = (userId: number, preferences: BillingPreferences): void =>
  localStorage.setItem(preferencesKeyOf(userId), JSON.stringify(preferences));
