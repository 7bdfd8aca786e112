import { Button, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Drawing } from '../ui/drawings.tsx';
import { EntityList } from '../ui/entity-list.tsx';
import { FormError } from '../ui/form-error.tsx';
import { Meter } from '../ui/meter.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SaveStatus } from '../ui/save-status.tsx';
import { SectionCard } from '../ui/section-card.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../ui/state-block.tsx';
import { StatusChip, type Tone } from '../ui/status-chip.tsx';
import { StrengthMeter } from '../ui/strength-meter.tsx';
import { toastError, toastSuccess, toastUndo } from '../ui/toast.ts';

const allTones: Tone[] = ['ok', 'warn', 'bad', 'info', 'ai', 'tide', 'neutral'];
const drawings = ['anchor', 'lamp', 'ledger', 'kettle'] as const;
const suppliers = [
  { name: 'Miller Flour Co.', contact: 'Mia Miller, +1 555 0100' },
  { name: 'Bay Ice', contact: '' },
];
const noop = () => {};

function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      <Stack gap="md" align="flex-start">
        {children}
      </Stack>
    </section>
  );
}

function Blocks() {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} w="100%">
      <Card>
        <LoadingBlock label="Loading plans" />
      </Card>
      <Card>
        <EmptyBlock title="No suppliers yet" order={3} drawing="ledger" actions={<Button>Add supplier</Button>}>
          Who must deliver so that you can work? Start with the one you would miss first.
        </EmptyBlock>
      </Card>
      <Card>
        <ErrorBlock
          title="Failed to load BCPs"
          order={3}
          cause="The connection dropped. Your work is safe."
          onRetry={noop}
          details="id"
        />
      </Card>
      <Card>
        <EmptyBlock title="Admin privileges required" order={3} drawing="lamp">
          Ask the person who manages your account.
        </EmptyBlock>
      </Card>
    </SimpleGrid>
  );
}

function Overlays() {
  const [opened, setOpened] = useState<'sheet' | 'question' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button onClick={() => setOpened('sheet')}>Open sheet</Button>
      <Button variant="default" onClick={() => setOpened('question')}>
        Ask
      </Button>
      <Button variant="subtle" onClick={() => toastSuccess('Preferences saved')}>
        Success
      </Button>
      <Button variant="subtle" onClick={() => toastError('Failed to remove payment method')}>
        Failure
      </Button>
      <Button variant="subtle" onClick={() => toastUndo('Removed Bay Ice', noop)}>
        Undo
      </Button>
      <Sheet
        opened={opened === 'sheet'}
        title="Add supplier"
        isDirty
        onClose={close}
        footer={(ask) => <Button onClick={ask}>Cancel</Button>}
      >
        <TextInput label="Name" required data-autofocus />
      </Sheet>
      <ConfirmDialog
        opened={opened === 'question'}
        question="Cancel your subscription?"
        consequence="Access runs until Nov 4, 2027. Nothing is refunded."
        confirmLabel="Cancel subscription"
        cancelLabel="Keep it"
        isDanger
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}

function Fields() {
  const strength = { checks: [{ label: '8 characters or more', isMet: true }], praise: null };
  return (
    <Stack w="100%" maw={420}>
      <FormError attempt={0} problems={[{ fieldId: 'gallery-name', message: 'Enter the name of the business' }]} />
      <TextInput
        id="gallery-name"
        label="Business name"
        required
        description="As customers know it"
        error="Enter the name of the business"
      />
      <PasswordField label="Password" required />
      <StrengthMeter {...strength} percent={25} label="Fair" band="red" />
      <StrengthMeter {...strength} percent={50} label="Good" band="yellow" />
      <StrengthMeter {...strength} percent={100} label="Strong" band="green" />
    </Stack>
  );
}

export function Component() {
  return (
    <Page>
      <PageTitle lead="Every state of our own components.">Kitchen</PageTitle>
      <GallerySection title="Chips and drawings">
        <Group gap="xs">
          {allTones.map((tone) => (
            <StatusChip key={tone} tone={tone}>
              {tone}
            </StatusChip>
          ))}
        </Group>
        <Text c="var(--tide)" component="div">
          {drawings.map((name) => (
            <Drawing key={name} name={name} />
          ))}
        </Text>
      </GallerySection>
      <GallerySection title="States">
        <Blocks />
      </GallerySection>
      <GallerySection title="Notices">
        <Notice tone="ok">Billing information updated</Notice>
        <Notice tone="bad">Failed to load payment history</Notice>
        <Notice tone="warn">Your subscription will end on Nov 4, 2027.</Notice>
        <Notice tone="info" title="Signed out">
          The session expired.
        </Notice>
      </GallerySection>
      <GallerySection title="Cards and lists">
        <Card tone="accented">Pick up where you left off</Card>
        <Card tone="ai">Suggested by AI</Card>
        <SectionCard title="Suppliers" note="2 of 2" description="Who must deliver." footer={<Button>Save</Button>}>
          <EntityList
            label="Suppliers"
            items={suppliers}
            keyOf={({ name }) => name}
            entryOf={({ name, contact }) => ({ name, meta: contact || <StatusChip tone="warn">needs a contact</StatusChip> })}
            onEdit={noop}
            onRemove={noop}
            empty={null}
          />
        </SectionCard>
        <Meter label="Form completion" percent={64} hint="Next: rate Key personnel loss." showPercent />
      </GallerySection>
      <GallerySection title="Saving">
        <SaveStatus kind="waiting" text="Not saved yet" />
        <SaveStatus kind="saving" text="Auto-saving..." />
        <SaveStatus kind="saved" text="Saved 09:42" />
        <SaveStatus
          kind="failed"
          text="Auto-save failed. We’ve kept your changes on this device."
          action={{ label: 'Retry', onClick: noop }}
        />
        <Button variant="light">Continue to step 3</Button>
        <SaveStatus kind="offline" text="You’re offline. We’ll save your changes when you reconnect." />
      </GallerySection>
      <GallerySection title="Fields">
        <Fields />
      </GallerySection>
      <GallerySection title="Dialogs and toasts">
        <Overlays />
      </GallerySection>
    </Page>
  );
}
