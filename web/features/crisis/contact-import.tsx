import { contactTemplate } from '#shared/domain/crisis-contact-import.ts';
import { ImportDialog } from '../../csv-import/import-dialog.tsx';
import { TemplateStep } from '../../csv-import/import-steps.tsx';
import { client } from '../../lib/api.ts';
import { useContactImport } from './use-contact-import.tsx';

export interface ContactImportProps {
  onImported: (count: number) => void;
  onClose: () => void;
}

export function ContactImport({ onImported, onClose }: ContactImportProps) {
  const { draftKey, dialog } = useContactImport('csv', onImported);
  return (
    <ImportDialog
      key={draftKey}
      {...dialog}
      title="Bulk Import"
      firstStep={<TemplateStep spec={contactTemplate} loadTemplate={() => client.crisisCommunication.csvTemplate()} />}
      onClose={onClose}
    />
  );
}
