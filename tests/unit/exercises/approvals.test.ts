import { describe, expect, it } from 'vitest';
import {
  type Approver,
  approvalLabel,
  approveExercise,
  awaitsApproval,
  hasBothApprovals,
  isSameApprover,
  setDownloadEnabled,
  withdrawApproval,
} from '#shared/domain/exercise-states.ts';
import { exercise, NOW } from './exercise.ts';

const flags = (admin: boolean, auditor: boolean, download: boolean) => ({
  admin_approved: admin,
  iso_auditor_approved: auditor,
  document_download_enabled: download,
});

describe('the approval label', () => {
  it.each([
    [false, false, false, 'Pending Approval'],
    [true, false, false, 'Partially Approved'],
    [false, true, false, 'Partially Approved'],
    [true, true, false, 'Both Approved'],
    [false, false, true, 'Fully Approved'],
    [true, false, true, 'Fully Approved'],
    [false, true, true, 'Fully Approved'],
    [true, true, true, 'Fully Approved'],
  ] as const)('the approval label for admin %s, auditor %s, download %s is %s', (admin, auditor, download, label) => {
    expect(approvalLabel(flags(admin, auditor, download))).toBe(label);
    expect(hasBothApprovals(flags(admin, auditor, download))).toBe(admin && auditor);
  });
});

describe('an exercise waits for an approval', () => {
  it.each([
    ['draft', false, true],
    ['generated', false, true],
    ['completed', false, true],
    ['cancelled', false, false],
    ['draft', true, false],
  ] as const)('an exercise in status %s, approved %s, waits for an approval: %s', (status, isApproved, waits) => {
    expect(awaitsApproval({ status, admin_approved: isApproved, iso_auditor_approved: !isApproved }, 'admin')).toBe(waits);
    expect(awaitsApproval({ status, admin_approved: !isApproved, iso_auditor_approved: isApproved }, 'iso_auditor')).toBe(waits);
  });
});

describe.each(['admin', 'iso_auditor'] as Approver[])('an approval as %s', (as) => {
  const other = as === 'admin' ? 'iso_auditor' : 'admin';
  const approved = approveExercise(exercise(), as, 1, NOW);

  it('an approval records its approver, and a second approver does not replace the first', () => {
    expect(approved).toMatchObject({ [`${as}_approved`]: true, [`${as}_approved_by`]: 1, updated_at: NOW.toISOString() });
    expect(approveExercise(approved, as, 2, NOW)).toBe(approved);
  });

  it('an approval is refused to the person who gave the other one', () => {
    expect(isSameApprover(approved, other, 1)).toBe(true);
    expect(isSameApprover(approved, other, 2)).toBe(false);
    expect(isSameApprover(approved, as, 1)).toBe(false);
    expect(isSameApprover(withdrawApproval(approved, as, NOW), other, 1)).toBe(false);
  });

  it('withdrawing an approval disables the download and keeps the other approval', () => {
    const both = setDownloadEnabled(approveExercise(approved, other, 2, NOW), true, NOW);
    expect(withdrawApproval(both, as, NOW)).toMatchObject({
      [`${as}_approved`]: false,
      [`${as}_approved_by`]: null,
      [`${other}_approved`]: true,
      [`${other}_approved_by`]: 2,
      document_download_enabled: false,
    });
  });

  it('withdrawing an approval that was not given changes nothing', () => {
    const untouched = exercise();
    expect(withdrawApproval(untouched, as, NOW)).toBe(untouched);
    expect(setDownloadEnabled(untouched, false, NOW)).toBe(untouched);
  });
});
