/** The document of a plan on the whole screen: template, print, download. */
import { Button, Group, Modal, NativeSelect } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TemplateType } from '#shared/domain/bcp/options.ts';
import { askForFeature } from '../../lib/upgrade-prompt.ts';
import styles from './document-preview.module.css';
import { DownloadButtons } from './download-buttons.tsx';
import { downloadHtml } from './download-html.ts';
import { Paper } from './paper.tsx';
import { templatesQuery } from './template-queries.ts';
import { useOnTop } from './use-on-top.ts';
import { usePreview } from './use-preview.ts';
import { useTabTitle } from './use-tab-title.ts';

interface Props {
  bcpId: number;
  businessName: string;
  /** The plan's template when the preview opens. */
  template: TemplateType;
  canPrint: boolean;
  canDownload: boolean;
  onClose: () => void;
  /** The template is stored with the plan. */
  onTemplate: (template: TemplateType) => void;
}

function TemplateSelect({ value, onChange }: { value: TemplateType; onChange: (value: TemplateType) => void }) {
  const { data } = useQuery(templatesQuery);
  return (
    <NativeSelect
      size="sm"
      aria-label="Template"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as TemplateType)}
      data={(data ?? [{ id: value, name: 'Template' }]).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

export function DocumentPreview(props: Props) {
  const { bcpId, businessName, canPrint, canDownload, onClose, onTemplate } = props;
  const [template, setTemplate] = useState(props.template);
  const frame = useRef<HTMLIFrameElement>(null);
  const preview = usePreview(bcpId, template, onTemplate);
  const html = preview.data ?? null;
  const isOnTop = useOnTop();
  useTabTitle(`Document Preview · ${businessName}`);
  const print = () =>
    canPrint ? frame.current?.contentWindow?.print() : askForFeature('document_print', 'Printing the document');
  return (
    // One press of Escape closes what is on top, and leaves what lies below it.
    <Modal.Root opened onClose={onClose} closeOnEscape={isOnTop} fullScreen transitionProps={{ duration: 120 }}>
      <Modal.Content aria-label={`Document Preview: ${businessName}`} className={styles.content}>
        <div className={styles.bar}>
          <Modal.Title className={styles.title}>Document Preview</Modal.Title>
          <TemplateSelect value={template} onChange={setTemplate} />
          <Group gap="xs" className={styles.actions}>
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
              canDownload={canDownload}
              isLoaded={html !== null}
              onHtml={() => {
                if (html !== null) downloadHtml(html, businessName);
              }}
            />
            <Modal.CloseButton aria-label="Close" size={40} />
          </Group>
        </div>
        <Modal.Body className={styles.body}>
          <Paper ref={frame} preview={preview} title={`${businessName}: document`} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
