import { describe, expect, it } from 'vitest';
import { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { buildMaskedSnapshot } from '#shared/domain/bcp/masked-snapshot.ts';
import { aiDisclosure, leftOutAs, sentAs } from '#shared/messages/ai.ts';
import { BcpSnapshot } from '#shared/queues/job-definitions.ts';

import { createInput } from '#tests/support/hostile-input.ts';

const bcp = createInput((path) => path.slice(0, 60), 'standard').bcp;
const content = Object.fromEntries(Object.keys(BcpContent.shape).map((field) => [field, bcp[field as keyof typeof bcp]]));
const snapshot = buildMaskedSnapshot(content);

describe('the sentence beside each AI button', () => {
  it.each(Object.entries(sentAs))('the AI disclosure names %s, which is sent', (_field, words) => {
    expect(aiDisclosure.sent).toContain(words);
    expect(aiDisclosure.beside).toContain(aiDisclosure.sent);
  });

  it.each(Object.entries(leftOutAs))('the AI disclosure excludes %s, which is not sent', (field, words) => {
    expect(aiDisclosure.leftOut).toContain(words);
    expect(snapshot).not.toHaveProperty(field);
  });

  it('the AI disclosure covers every field of the snapshot, and each BCP field as sent or excluded', () => {
    expect(Object.keys(sentAs).sort()).toEqual(Object.keys(BcpSnapshot.shape).sort());
    expect(Object.keys({ ...sentAs, ...leftOutAs })).toEqual(expect.arrayContaining(Object.keys(BcpContent.shape)));
    expect(Object.keys(sentAs)).toEqual(expect.arrayContaining(Object.keys(snapshot)));
  });

  it('the AI disclosure says of suppliers that their contact fields are excluded and the rest is sent', () => {
    const [supplier] = snapshot.key_suppliers!;
    expect(supplier).toMatchObject({ contact_person: null, phone: null, email: null });
    expect(aiDisclosure.leftOut).toContain('contact fields');
    expect(aiDisclosure.sent).toContain('suppliers');
  });
});
