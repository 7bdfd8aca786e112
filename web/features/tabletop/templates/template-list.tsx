import { Button, Group, NativeSelect, SegmentedControl, SimpleGrid, Skeleton, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { optionLabel } from '#shared/domain/exercise.ts';
import { EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import { filterTemplates } from '#shared/domain/exercise-template.ts';
import { fill } from '#shared/messages/fields.ts';
import { templateScreenMessages as say } from '#shared/messages/template-screens.ts';
import { ApiError, explainFailure } from '../../../lib/api-error.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';
import { templatesQuery } from '../exercise-queries.ts';
import { TemplateCard } from './template-card.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplatePreview } from './template-preview.tsx';

/** The address keeps the filters and the open template, so that a reload returns to them. */
const FILTERS = { type: 'type', status: 'status', search: 'search' } as const;
const OPEN = 'template';
const NEW = 'new';
const COPY = 'copy-';
const PREVIEW = 'preview';

const useTemplateAddress = () => {
  const [search, setSearch] = useSearchParams();
  const change = (values: Record<string, string | null>, replace = true) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace, preventScrollReset: true },
    );
  const status = search.get(FILTERS.status);
  return {
    open: search.get(OPEN),
    filter: {
      exercise_type: EXERCISE_TYPES.find((type) => type === search.get(FILTERS.type)) ?? null,
      is_active: status === 'active' ? true : status === 'inactive' ? false : null,
      search: search.get(FILTERS.search) ?? '',
    },
    change,
    clear: () => change({ [FILTERS.type]: null, [FILTERS.status]: null, [FILTERS.search]: null }),
    openTemplate: (id: string | number) => change({ [OPEN]: String(id), [PREVIEW]: null }, false),
    preview: search.get(PREVIEW),
    openPreview: (id: number) => change({ [PREVIEW]: String(id) }, false),
    close: () => change({ [OPEN]: null, [PREVIEW]: null }),
  };
};
type TemplateAddress = ReturnType<typeof useTemplateAddress>;

export function AddTemplateButton() {
  const { openTemplate } = useTemplateAddress();
  return <Button onClick={() => openTemplate(NEW)}>+ Add Template</Button>;
}

const templatesPlaceholder = (
  <LoadingBlock label="Loading templates">
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
      {[1, 2, 3].map((id) => (
        <Skeleton key={id} height={260} radius="lg" />
      ))}
    </SimpleGrid>
  </LoadingBlock>
);

function Filters({ filter, change }: Pick<TemplateAddress, 'filter' | 'change'>) {
  const status = filter.is_active === null ? '' : filter.is_active ? 'active' : 'inactive';
  return (
    <Group align="flex-end" gap="md" role="search" aria-label="Templates">
      <TextInput
        type="search"
        label="Search templates"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={filter.search}
        onChange={(event) => change({ [FILTERS.search]: event.currentTarget.value })}
        style={{ flex: '1 1 240px', maxWidth: 360 }}
      />
      <NativeSelect
        size="md"
        label="Type"
        value={filter.exercise_type ?? ''}
        onChange={(event) => change({ [FILTERS.type]: event.currentTarget.value })}
        data={[{ value: '', label: 'All types' }, ...EXERCISE_TYPES.map((value) => ({ value, label: optionLabel(value) }))]}
      />
      <SegmentedControl
        aria-label="Status"
        value={status}
        onChange={(value) => change({ [FILTERS.status]: value })}
        data={[
          { value: '', label: 'All' },
          { value: 'active', label: 'Active' },
          { value: 'inactive', label: 'Inactive' },
        ]}
      />
    </Group>
  );
}

export function TemplateList() {
  const { data: templates, error, isError, isFetching, refetch } = useQuery(templatesQuery);
  const { open, preview, filter, change, clear, openTemplate, openPreview, close } = useTemplateAddress();
  const count = useRef<HTMLParagraphElement>(null);
  if (!templates) {
    if (!isError || isFetching) return templatesPlaceholder;
    const details = error instanceof ApiError ? error.requestId : null;
    return <ErrorBlock title={explainFailure(error, say.list)} onRetry={() => void refetch()} details={details} />;
  }
  const shown = filterTemplates(templates, filter);
  const opened = templates.find(({ id }) => String(id) === open);
  const copied = templates.find(({ id }) => `${COPY}${id}` === open);
  const previewed = templates.find(({ id }) => String(id) === preview);
  return (
    <>
      <Filters filter={filter} change={change} />
      <Text size="sm" c="dimmed" role="status" tabIndex={-1} ref={count}>
        {fill(say.shown, { shown: shown.length, total: templates.length })}
      </Text>
      {templates.length === 0 ? (
        <Card>
          <EmptyBlock title={say.none} drawing="ledger" actions={<AddTemplateButton />}>
            {say.noneText}
          </EmptyBlock>
        </Card>
      ) : shown.length === 0 ? (
        <Card>
          <EmptyBlock
            title={say.noMatch}
            drawing="lamp"
            actions={
              <Button variant="default" onClick={clear}>
                Clear filters
              </Button>
            }
          >
            {say.noMatchText}
          </EmptyBlock>
        </Card>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {shown.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              onPreview={() => openPreview(template.id)}
              onEdit={() => openTemplate(template.id)}
              onRemoved={() => count.current?.focus()}
            />
          ))}
        </SimpleGrid>
      )}
      {previewed && (
        <TemplatePreview
          template={previewed}
          onClose={close}
          onEdit={() => openTemplate(previewed.id)}
          onCopy={() => openTemplate(`${COPY}${previewed.id}`)}
        />
      )}
      {(open === NEW || opened || copied) && (
        <TemplateDialog key={open} template={opened ?? null} source={copied} onClose={close} />
      )}
    </>
  );
}
