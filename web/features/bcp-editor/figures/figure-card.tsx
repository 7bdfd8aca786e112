import { Button } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { FigureKind } from './bcp-figure.tsx';

const BcpFigure = lazy(async () => ({ default: (await import('./bcp-figure.tsx')).BcpFigure }));

export function FigureCard({ title, kinds }: { title: string; kinds: readonly FigureKind[] }) {
  return (
    <SectionCard title={title}>
      <Suspense fallback={null}>
        {kinds.map((kind) => (
          <BcpFigure key={kind} kind={kind} />
        ))}
      </Suspense>
    </SectionCard>
  );
}

/** Loads the figure when it is asked for. */
export function FigureButton({ show, hide, kind }: { show: string; hide: string; kind: FigureKind }) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  return (
    <Card>
      <Button variant="default" aria-expanded={isOpen} aria-controls={panel} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? hide : show}
      </Button>
      <div id={panel} style={{ marginTop: 12 }}>
        <Suspense fallback={null}>{isOpen && <BcpFigure kind={kind} />}</Suspense>
      </div>
    </Card>
  );
}
