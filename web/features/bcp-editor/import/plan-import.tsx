/** The import of one list of the plan. */
import { type ImportType, importSpecs, importTargets } from '#shared/domain/bcp/import.ts';
import { client } from '../../../lib/api.ts';
import { useEditor } from '../state/editor-context.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { importIntoPlan } from './import-into-plan.ts';

export interface PlanImportProps {
  type: ImportType;
  onClose: () => void;
}

export function PlanImport({ type, onClose }: PlanImportProps) {
  const { session } = useEditor();
  const { label } = importTargets[type];
  return (
    <ImportDialog
      title={`Import ${label}`}
      type={label}
      spec={importSpecs[type]}
      loadTemplate={() => client.bcp.csvTemplate({ params: { importType: type } })}
      send={(csvData, key) => importIntoPlan(session, type, csvData, key)}
      onClose={onClose}
    />
  );
}
