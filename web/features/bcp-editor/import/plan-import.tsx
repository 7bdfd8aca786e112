/** The import of one list of the plan. */
import { type ImportType, importSpecs, importTargets } from '#shared/domain/bcp/import.ts';
import { client } from '../../../lib/api.ts';
import { useEditor } from '../state/editor-context.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { importIntoPlan } from './import-into-plan.ts';
import type { KeptFile } from './use-import-file.ts';

export interface PlanImportProps {
  type: ImportType;
  onClose: () => void;
}

export function PlanImport({ type, onClose }: PlanImportProps) {
  const { session } = useEditor();
  const { label } = importTargets[type];
  const title = `Import ${label}`;
  const name = `import/${type}`;
  const keep = (file: KeptFile | null) => session.keeper.keepForm(name, file && { title, values: { ...file } });
  return (
    <ImportDialog
      title={title}
      type={label}
      spec={importSpecs[type]}
      loadTemplate={() => client.bcp.csvTemplate({ params: { importType: type } })}
      send={(csvData, key) => importIntoPlan(session, type, csvData, key)}
      kept={(session.keeper.form(name)?.values ?? null) as KeptFile | null}
      onKeep={keep}
      onClose={onClose}
    />
  );
}
