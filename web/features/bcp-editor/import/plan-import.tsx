/** The import of one list of the plan. */
import { type ImportType, importSpecs, importTargets } from '#shared/domain/bcp/import.ts';
import { client } from '../../../lib/api.ts';
import { useEditor } from '../state/editor-context.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { importIntoBcp } from './import-into-plan.ts';
import type { KeptFile } from './use-import-file.ts';

export interface BcpImportProps {
  type: ImportType;
  onClose: () => void;
}

export function BcpImport({ type, onClose }: BcpImportProps) {
  const { session } = useEditor();
  const { label } = importTargets[type];
  const title = `Import ${label}`;
  const name = `import/${type}`;
  const keep = (file: KeptFile | null) => session.drafts.setForm(name, file && { title, values: { ...file } });
  return (
    <ImportDialog
      title={title}
      type={label}
      spec={importSpecs[type]}
      loadTemplate={() => client.bcp.csvTemplate({ params: { importType: type } })}
      send={(csvData, key) => importIntoBcp(session, type, csvData, key)}
      kept={(session.drafts.getForm(name)?.values ?? null) as KeptFile | null}
      onKeep={keep}
      onClose={onClose}
    />
  );
}
