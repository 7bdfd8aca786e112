import { ActionIcon, Button, Group, NativeSelect } from '@mantine/core';
import { IconPalette, IconPrinter } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DocumentCopy, previewFileName, usualCopy } from '#shared/domain/bcp/document-file.ts';
import { type BcpStatus, TEMPLATE_TYPES, type TemplateType, templateNames } from '#shared/domain/bcp/options.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { documentMessages } from '#shared/messages/bcp-screens.ts';
import { appearanceMessages } from '#shared/messages/document-appearance.ts';
import { client } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { askForFeature, useUpgradePrompt } from '../../lib/upgrade-prompt.ts';
import { DialogCloseButton, DialogTitle, FullScreenDialog } from '../../ui/full-screen-dialog.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import styles from './document-preview.module.css';
import { DownloadButtons } from './download-buttons.tsx';
import { Outline, useOutline } from './outline.tsx';
import { Paper } from './paper.tsx';

const templatesQuery = queryOptions({
  queryKey: ['bcp-templates'],
  queryFn: () => client.bcp.templates(),
  staleTime: Number.POSITIVE_INFINITY,
});

interface Edition {
  template: TemplateType;
  copy: DocumentCopy;
}

/** Stores the template with the BCP, then renders the document with it. */
const usePreview = (bcpId: number, { template, copy }: Edition, onTemplate: (template: TemplateType) => void) =>
  useQuery({
    queryKey: ['bcp', bcpId, 'preview', template, copy],
    queryFn: async ({ signal }) => {
      await client.bcp.setTemplate({ params: { id: bcpId }, body: { template_type: template } });
      onTemplate(template);
      return client.bcp.preview({ params: { id: bcpId }, query: { copy } }, { signal });
    },
    placeholderData: keepPreviousData,
    // Every opening renders the BCP as it is now, but a refocused window must not reload it under the reader.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * False while the upgrade dialog is open above this one. Both dialogs receive the Escape key that closes the upper one,
 * so it stays false until after that event.
 */
const useIsTopDialog = (): boolean => {
  const isAlone = useUpgradePrompt() === null;
  const [wasAlone, setWasAlone] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWasAlone(isAlone));
    return () => clearTimeout(timer);
  }, [isAlone]);
  return isAlone && wasAlone;
};

/** Restores the page's own title on unmount. */
const useTabTitle = (title: string): void => {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Keelhouse`;
    return () => {
      document.title = before;
    };
  }, [title]);
};

function TemplateSelect({ value, onChange }: { value: TemplateType; onChange: (value: TemplateType) => void }) {
  const { data } = useQuery(templatesQuery);
  return (
    <NativeSelect
      size="sm"
      aria-label="Template"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as TemplateType)}
      // The usual names until then, so that the bar keeps its lines.
      data={
        data?.map(({ id, name }) => ({ value: id, label: name })) ??
        TEMPLATE_TYPES.map((id) => ({ value: id, label: templateNames[id] }))
      }
    />
  );
}

function CopySelect({ value, onChange }: { value: DocumentCopy; onChange: (value: DocumentCopy) => void }) {
  return (
    <NativeSelect
      size="sm"
      aria-label={documentMessages.copy}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as DocumentCopy)}
      data={Object.entries(documentMessages.copies).map(([copy, label]) => ({ value: copy, label }))}
    />
  );
}

const loadAppearance = async () => (await import('./appearance-sheet.tsx')).AppearanceSheet;

const ZOOMS = ['75', '100', '125', '150'] as const;
type Zoom = (typeof ZOOMS)[number];

interface DocumentPreviewProps {
  bcpId: number;
  businessName: string;
  /** The stored template when the preview opens. */
  template: TemplateType;
  status: BcpStatus;
  canPrint: boolean;
  canDownload: boolean;
  onClose: () => void;
  onTemplate: (template: TemplateType) => void;
  onEdit: (step: WizardStep) => void;
}

export function DocumentPreview(props: DocumentPreviewProps) {
  const { bcpId, businessName, canPrint, canDownload, onClose, onTemplate, onEdit } = props;
  const [template, setTemplate] = useState(props.template);
  const frame = useRef<HTMLIFrameElement>(null);
  const [copy, setCopy] = useState(() => usualCopy(props.status));
  const preview = usePreview(bcpId, { template, copy }, onTemplate);
  const html = preview.data ?? null;
  const isTopDialog = useIsTopDialog();
  useTabTitle(`Document Preview · ${businessName}`);
  const [hasAppearance, setHasAppearance] = useState(false);
  const outline = useOutline();
  const [zoom, setZoom] = useState<Zoom>('100');
  const showZoom = (page: Document | null | undefined, percent: Zoom) =>
    page?.documentElement.style.setProperty('--zoom', String(Number(percent) / 100));
  const print = () =>
    canPrint ? frame.current?.contentWindow?.print() : askForFeature('document_print', 'Printing the document');
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      print();
    } else if (event.key === 'Escape' && event.view !== window && isTopDialog && !hasAppearance) onClose();
  });
  // The browser itself would print the app around the document. What is pressed inside the frame stays inside.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const readFrame = (loaded: HTMLIFrameElement) => {
    outline.readFrame(loaded);
    showZoom(loaded.contentDocument, zoom);
    loaded.contentWindow?.addEventListener('keydown', (event) => pressKey(event));
  };
  return (
    <FullScreenDialog
      label={`Document Preview: ${businessName}`}
      closeOnEscape={isTopDialog && !hasAppearance}
      onClose={onClose}
      bar={
        <>
          <DialogTitle>Document Preview</DialogTitle>
          <TemplateSelect value={template} onChange={setTemplate} />
          <CopySelect value={copy} onChange={setCopy} />
          <NativeSelect
            size="sm"
            visibleFrom="sm"
            aria-label={documentMessages.zoom}
            value={zoom}
            onChange={(event) => {
              const chosen = event.currentTarget.value as Zoom;
              setZoom(chosen);
              showZoom(frame.current?.contentDocument, chosen);
            }}
            data={ZOOMS.map((percent) => ({ value: percent, label: `${percent}%` }))}
          />
          <Group gap="xs" className={styles.actions}>
            <ActionIcon
              variant="default"
              size={36}
              aria-label={appearanceMessages.open}
              title={appearanceMessages.open}
              onClick={() => setHasAppearance(true)}
            >
              <IconPalette size={18} aria-hidden="true" />
            </ActionIcon>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden="true" />}
              aria-disabled={!canPrint || html === null || undefined}
              onClick={print}
            >
              {canPrint ? 'Print' : 'Print (Upgrade)'}
            </Button>
            <DownloadButtons
              bcpId={bcpId}
              template={template}
              copy={copy}
              canDownload={canDownload}
              isLoaded={html !== null}
              onHtml={() => {
                if (html !== null) saveFile(html, 'text/html', previewFileName(businessName));
              }}
            />
            <DialogCloseButton />
          </Group>
        </>
      }
    >
      <div className={styles.desk}>
        <Outline
          {...outline}
          onEdit={onEdit}
          onOpen={(id) => frame.current?.contentDocument?.getElementById(id)?.scrollIntoView({ block: 'start' })}
        />
        <Paper ref={frame} preview={preview} title={`${businessName}: document`} onLoad={readFrame} />
      </div>
      {hasAppearance && (
        <LazyDialog load={loadAppearance} onClose={() => setHasAppearance(false)}>
          {(AppearanceSheet) => (
            <AppearanceSheet onSaved={() => void preview.refetch()} onClose={() => setHasAppearance(false)} />
          )}
        </LazyDialog>
      )}
    </FullScreenDialog>
  );
}
