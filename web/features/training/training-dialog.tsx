import { Modal, Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trainingMessages as messages } from '#shared/messages/training.ts';
import { ApiError } from '../../lib/api-error.ts';
import { Notice } from '../../ui/notice.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { useTransientMessage } from '../../ui/use-transient-message.ts';
import { LessonReader } from './lesson-reader.tsx';
import { ModuleList } from './module-list.tsx';
import { trainingQuery } from './training-progress.ts';

const trainingPlaceholder = (
  <LoadingBlock label="Loading the training modules">
    <Stack gap="sm">
      {[1, 2, 3, 4, 5, 6].map((id) => (
        <Skeleton key={id} height={120} radius="lg" />
      ))}
    </Stack>
  </LoadingBlock>
);

function Academy() {
  const { data, error, isError, refetch } = useQuery(trainingQuery);
  const [openId, setOpenId] = useState<number | null>(null);
  const success = useTransientMessage();
  if (isError && !data) {
    const details = error instanceof ApiError ? error.requestId : null;
    return <ErrorBlock title={messages.loadFailed} order={3} onRetry={() => void refetch()} details={details} />;
  }
  if (!data) return trainingPlaceholder;
  const open = data.find(({ id }) => id === openId);
  const complete = () => {
    setOpenId(null);
    if (open && !open.completed) success.show(`${messages.completed}: ${open.title}`);
  };
  if (open) return <LessonReader module={open} onLeave={() => setOpenId(null)} onCompleted={complete} />;
  return (
    <>
      {success.message && (
        <div {...success.hold}>
          <Notice tone="ok">{success.message}</Notice>
        </div>
      )}
      <ModuleList modules={data} onOpen={setOpenId} />
    </>
  );
}

interface Props {
  opened: boolean;
  onClose: () => void;
}

export function Component({ opened, onClose }: Props) {
  const isNarrow = useMediaQuery('(max-width: 48em)');
  return (
    <Modal opened={opened} onClose={onClose} title="Training Academy" size={760} fullScreen={isNarrow ?? false}>
      <Academy />
    </Modal>
  );
}
