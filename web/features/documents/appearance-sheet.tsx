import { Button, FileButton, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DocumentAppearance, readLogo, toPrintColor, USUAL_COLOR } from '#shared/domain/document-appearance.ts';
import { appearanceMessages as say } from '#shared/messages/document-appearance.ts';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { toBase64 } from '../../lib/base64.ts';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorBlock } from '../../ui/state-block.tsx';
import { toastSuccess } from '../../ui/toast.ts';

const KEY = ['document-appearance'];

type ShownLogo = Pick<NonNullable<DocumentAppearance['logo']>, 'format' | 'data'>;

interface Choice {
  color: string;
  logo: ShownLogo | null;
}
const toChoice = ({ color, logo }: DocumentAppearance): Choice => ({ color: color ?? USUAL_COLOR, logo });

interface Props {
  onSaved: () => void;
  onClose: () => void;
}

function LogoField({ logo, onChange }: { logo: ShownLogo | null; onChange: (logo: ShownLogo | null) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (file: File | null) => {
    if (!file) return;
    const read = readLogo(new Uint8Array(await file.arrayBuffer()));
    if (typeof read === 'string') return setProblem(say.problems[read]);
    setProblem(null);
    onChange({ format: read.format, data: toBase64(read.bytes) });
  };
  return (
    <Stack gap="xs" role="group" aria-label={say.logo}>
      <Text fw={600}>{say.logo}</Text>
      <Text size="sm" c="dimmed">
        {say.logoHint}
      </Text>
      {logo === null ? (
        <Text size="sm">{say.noLogo}</Text>
      ) : (
        // White as the paper, also in dark mode.
        <img
          alt={say.currentLogo}
          src={`data:image/${logo.format};base64,${logo.data}`}
          style={{ maxWidth: 260, maxHeight: 90, padding: 8, background: '#fff', alignSelf: 'start' }}
        />
      )}
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Group gap="xs">
        <FileButton accept="image/png,image/jpeg" onChange={(file) => void choose(file)}>
          {(button) => (
            <Button {...button} variant="default" size="sm">
              {say.chooseLogo}
            </Button>
          )}
        </FileButton>
        {logo !== null && (
          <Button variant="subtle" size="sm" onClick={() => onChange(null)}>
            {say.removeLogo}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function ColorField({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  return (
    <Stack gap="xs">
      <TextInput
        type="color"
        label={say.color}
        description={say.colorHint}
        value={color}
        w={260}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {toPrintColor(color) !== color && (
        <Text size="sm" role="status">
          {say.darkened}
        </Text>
      )}
      {color !== USUAL_COLOR && (
        <Button variant="subtle" size="sm" style={{ alignSelf: 'start' }} onClick={() => onChange(USUAL_COLOR)}>
          {say.usualColor}
        </Button>
      )}
    </Stack>
  );
}

function AppearanceForm({ stored, onSaved, onClose }: Props & { stored: DocumentAppearance }) {
  const cache = useQueryClient();
  const [before] = useState(() => toChoice(stored));
  const [choice, setChoice] = useState(before);
  const hasNewLogo = choice.logo?.data !== before.logo?.data;
  const isDirty = hasNewLogo || choice.color !== before.color;
  const saving = useMutation({
    mutationFn: () =>
      client.documents.changeAppearance({
        body: {
          color: choice.color === USUAL_COLOR ? null : choice.color,
          ...(hasNewLogo ? { logo: choice.logo?.data ?? null } : {}),
        },
      }),
    onSuccess: (saved) => {
      cache.setQueryData(KEY, saved);
      toastSuccess(say.saved);
      onSaved();
      onClose();
    },
  });
  return (
    <Sheet
      opened
      title={say.title}
      isDirty={isDirty}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button loading={saving.isPending} onClick={() => saving.mutate()}>
            {say.save}
          </Button>
        </>
      )}
    >
      <Stack gap="lg">
        <Text c="dimmed">{say.lead}</Text>
        {saving.error && (
          <Notice tone="bad" mustReveal>
            {messageOf(saving.error, say.failed)}
          </Notice>
        )}
        <LogoField logo={choice.logo} onChange={(logo) => setChoice({ ...choice, logo })} />
        <ColorField color={choice.color} onChange={(color) => setChoice({ ...choice, color })} />
      </Stack>
    </Sheet>
  );
}

export function AppearanceSheet(props: Props) {
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: () => client.documents.appearance() });
  if (data) return <AppearanceForm {...props} stored={data} />;
  return (
    <Sheet opened title={say.title} onClose={props.onClose}>
      {error ? (
        <ErrorBlock title={say.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <Stack gap="lg" aria-busy="true">
          <Skeleton height={120} />
          <Skeleton height={60} />
        </Stack>
      )}
    </Sheet>
  );
}
