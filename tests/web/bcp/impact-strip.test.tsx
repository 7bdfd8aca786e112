import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { formatImpactOverTime, unratedImpact } from '#shared/domain/bcp/impact-over-time.ts';
import { ImpactStrip } from '../../../web/features/bcp-editor/forms/impact-strip.tsx';

function Strip() {
  const [impact, setImpact] = useState(unratedImpact);
  return (
    <>
      <span id="question">How bad is it?</span>
      <ImpactStrip impact={impact} labelledBy="question" onChange={setImpact} />
      <output>{formatImpactOverTime(impact)}</output>
    </>
  );
}
const cell = (time: string) => screen.getByRole('slider', { name: `After ${time}` });
const written = () => document.querySelector('output')!.textContent;

describe('the strip of impact over time', () => {
  it('says of each cell what it is after which time', () => {
    render(<Strip />);
    expect(screen.getByRole('group', { name: 'How bad is it?' })).toBeVisible();
    expect(screen.getAllByRole('slider')).toHaveLength(6);
    expect(cell('1 day')).toHaveAttribute('aria-valuetext', 'Not rated');
    for (let press = 0; press < 3; press++) fireEvent.keyDown(cell('1 day'), { key: 'ArrowUp' });
    expect(cell('1 day')).toHaveAttribute('aria-valuetext', 'High');
    expect(cell('1 month')).toHaveAttribute('aria-valuetext', 'High');
    expect(cell('4 hours')).toHaveAttribute('aria-valuetext', 'Not rated');
  });

  it('moves between cells with left and right, and clears with Delete', () => {
    render(<Strip />);
    cell('4 hours').focus();
    fireEvent.keyDown(cell('4 hours'), { key: 'End' });
    fireEvent.keyDown(cell('4 hours'), { key: 'ArrowRight' });
    expect(cell('1 day')).toHaveFocus();
    fireEvent.keyDown(cell('1 day'), { key: 'ArrowDown' });
    expect(written()).toContain('4 hours: High, 1 day: High, 3 days: Critical');
    fireEvent.keyDown(cell('1 month'), { key: 'Delete' });
    expect(written()).toBe('');
  });

  it('is painted by dragging across it, and stays as it is without a pressed button', () => {
    render(<Strip />);
    const strip = cell('4 hours').parentElement!;
    strip.getBoundingClientRect = () => ({ left: 0, top: 0, width: 600, height: 120 }) as DOMRect;
    fireEvent.pointerDown(strip, { clientX: 50, clientY: 110, button: 0, buttons: 1 });
    expect(cell('4 hours')).toHaveFocus();
    fireEvent.pointerMove(strip, { clientX: 250, clientY: 70, buttons: 1 });
    fireEvent.pointerMove(strip, { clientX: 450, clientY: -20, buttons: 1 });
    fireEvent.pointerMove(strip, { clientX: 50, clientY: 10, buttons: 0 });
    expect(written()).toBe('4 hours: Low, 1 day: Low, 3 days: Medium, 1 week: Medium, 2 weeks: Critical, 1 month: Critical');
  });
});
