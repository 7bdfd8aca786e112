/** The document as HTML: the template is stored with the plan first, then the document is made from it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TemplateType } from '#shared/domain/bcp/options.ts';
import { client } from '../../lib/api.ts';

export const usePreview = (bcpId: number, template: TemplateType, onTemplate: (template: TemplateType) => void) =>
  useQuery({
    queryKey: ['bcp', bcpId, 'preview', template],
    queryFn: async ({ signal }) => {
      await client.bcp.setTemplate({ params: { id: bcpId }, body: { template_type: template } });
      onTemplate(template);
      return client.bcp.preview({ params: { id: bcpId } }, { signal });
    },
    placeholderData: keepPreviousData,
    // A preview shows the plan as it is now, and coming back to the window does not reload it under the reader.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
