import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { renderSVG } from 'uqr';
import type { Session } from '#shared/api/auth.ts';
import { groupCharacters } from '#shared/domain/second-factor.ts';
import { secondFactorScreenMessages as say } from '#shared/messages/second-factor.ts';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { ProofForm } from './proof-form.tsx';
import styles from './second-factor.module.css';

interface Props {
  onEnabled: (answer: Session & { recovery_codes: string[] }) => void;
  onCancel: () => void;
}

/** Black on white in both themes: apps read nothing else reliably. */
function QrCode({ text }: { text: string }) {
  const image = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
  return <img src={image} width={208} height={208} alt={say.qrCode} className={styles.qrCode} />;
}

const focusOnMount = (heading: HTMLHeadingElement | null): void => heading?.focus();

export function SetUp({ onEnabled, onCancel }: Props) {
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['second-factor-secret'],
    queryFn: () => client.secondFactor.start({ body: {} }),
    // Each call makes another secret, and voids the one that was scanned.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  if (!data) {
    if (!isError || isFetching) return <LoadingBlock label="Preparing the QR code" />;
    return <ErrorBlock title={messageOf(error, say.startFailed)} onRetry={() => void refetch()} />;
  }
  return (
    <Stack gap="lg">
      <div className={styles.scan}>
        <QrCode text={data.otpauth_url} />
        <Stack gap="sm">
          <Title order={3} fz={18} ref={focusOnMount} tabIndex={-1}>
            {say.scan}
          </Title>
          <Text c="dimmed">{say.offApps}</Text>
          <div>
            <Anchor href={data.otpauth_url} className={styles.onPhone}>
              {say.openApp}
            </Anchor>
            <Text size="sm">{say.typeKey}</Text>
            <div className={styles.key}>
              <code>{groupCharacters(data.secret).join(' ')}</code>
              <CopyButton value={data.secret} label="Copy key" />
            </div>
          </div>
        </Stack>
      </div>
      <ProofForm
        title="Confirm it works"
        lead={`${say.enterBoth} ${say.setUpLimit}`}
        action="Turn on"
        isFirst
        onCancel={onCancel}
        send={async (body) => onEnabled(await client.secondFactor.confirm({ body }))}
      />
      <div>
        <Button variant="transparent" px={0} size="compact-md" onClick={() => void refetch()} loading={isFetching}>
          Make another QR code
        </Button>
      </div>
    </Stack>
  );
}
