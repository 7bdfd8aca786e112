import { useMutation } from '@tanstack/react-query';
import { crisisScreenMessages as say } from '#shared/messages/crisis-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../lib/api.ts';
import { fromBase64 } from '../../lib/base64.ts';
import { logger } from '../../lib/logger.ts';
import { saveFile } from '../../lib/save-file.ts';

interface ExportedFile {
  csv_content: string;
  filename: string;
}

const loadFiles = async (): Promise<ExportedFile[]> => {
  const files: ExportedFile[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { next, ...file } = await client.crisisCommunication.csvExport({ query: { after } });
    files.push(file);
    after = next;
  }
  return files;
};

/** All files are loaded before the first is saved: half an export could be taken for the whole. */
export const useExport = () => {
  const { mutate, isPending, data, isError } = useMutation({
    mutationFn: loadFiles,
    onSuccess: (files) => {
      for (const [index, { csv_content, filename }] of files.entries()) {
        const name = files.length === 1 ? filename : filename.replace(/\.csv$/, `_part_${index + 1}.csv`);
        saveFile(fromBase64(csv_content), 'text/csv', name);
      }
    },
    onError: (error) => logger.warn(say.export, error),
  });
  const done = data && (data.length === 1 ? say.exported.one : fill(say.exported.many, { count: data.length }));
  return { start: () => mutate(), isWorking: isPending, outcome: isError ? say.export : (done ?? null), isError };
};
