/** Range, order (where the table has no heads to press) and the file. */
import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type PaymentView, RANGES, type Range, SORTS, type Sort } from './filter-payments.ts';
import styles from './payment-controls.module.css';

interface Props {
  view: PaymentView;
  onView: (view: PaymentView) => void;
  /** Absent while there is nothing to save. */
  onSave: (() => void) | undefined;
}

const names: Record<Sort, [descending: string, ascending: string]> = {
  date: ['Newest first', 'Oldest first'],
  amount: ['Largest amount first', 'Smallest amount first'],
  status: ['Status Z to A', 'Status A to Z'],
};
const orders = SORTS.flatMap((sort) => [
  { value: `${sort} descending`, label: names[sort][0] },
  { value: `${sort} ascending`, label: names[sort][1] },
]);

export function PaymentControls({ view, onView, onSave }: Props) {
  const setOrder = (value: string) => {
    const [sort, order] = value.split(' ') as [Sort, PaymentView['order']];
    onView({ ...view, sort, order });
  };
  return (
    <div className={styles.bar}>
      <SegmentedControl
        aria-label="Period"
        data={[...RANGES]}
        value={view.range}
        onChange={(range) => onView({ ...view, range: range as Range })}
      />
      <NativeSelect
        className={styles.order}
        size="md"
        aria-label="Order"
        data={orders}
        value={`${view.sort} ${view.order}`}
        onChange={(event) => setOrder(event.currentTarget.value)}
      />
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        aria-disabled={!onSave || undefined}
        onClick={onSave}
      >
        Export CSV
      </Button>
    </div>
  );
}
