/** ISO 27001 from the header: choose a plan, then its document; closing the document leads back to the choice. */
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { DocumentDialog } from './document-dialog.tsx';
import type { PlanToShow } from './iso27001-queries.ts';
import { PlanChoice } from './plan-choice.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

export function Component({ opened, onClose }: Props) {
  const [plan, setPlan] = useState<PlanToShow | null>(null);
  return (
    <>
      <Modal opened={opened && plan === null} onClose={onClose} title="ISO 27001 Disaster Recovery" size="lg">
        <PlanChoice onChoose={setPlan} onLeave={onClose} />
      </Modal>
      {opened && plan && <DocumentDialog plan={plan} onClose={() => setPlan(null)} />}
    </>
  );
}
