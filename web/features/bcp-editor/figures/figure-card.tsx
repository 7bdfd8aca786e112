import { Button, Text } from '@mantine/core';
import { type ComponentType, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { logger } from '../../../lib/logger.ts';
import { Card } from '../../../ui/card.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { FigureKind } from './bcp-figure.tsx';

const FigureNotLoaded = () => (
  <Text size="sm" c="dimmed">
    We couldn’t load this picture. Your answers have everything it shows. Reload the page to see it.
  </Text>
);

/** A picture that cannot be loaded, for example offline, takes nothing else off the screen. */
const BcpFigure = lazy(async (): Promise<{ default: ComponentType<{ kind: FigureKind }> }> => {
  try {
    return { default: (await import('./bcp-figure.tsx')).BcpFigure };
  } catch (error) {
    logger.warn('Loading a picture failed', error);
    return { default: FigureNotLoaded };
  }
});

interface FigureCardProps {
  title: string;
  kinds: readonly FigureKind[];
  /** Stands above the pictures. */
  children?: ReactNode;
}

export function FigureCard({ title, kinds, children }: FigureCardProps) {
  return (
    <SectionCard title={title}>
      {children}
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
