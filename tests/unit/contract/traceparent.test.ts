import { describe, expect, it } from 'vitest';
import { createTraceparent, readTraceId } from '#shared/api/traceparent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('traceparent of W3C Trace Context', () => {
  it('a new one is of version 00, sampled, and different each time', () => {
    const [one, other] = [createTraceparent(), createTraceparent()];
    expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(readTraceId(one)).toBe(one.slice(3, 35));
    expect(readTraceId(other)).not.toBe(readTraceId(one));
  });

  it.each([
    ['a sampled trace', `00-${TRACE}-${SPAN}-01`, TRACE],
    ['one that is not sampled', `00-${TRACE}-${SPAN}-00`, TRACE],
    ['a later version with another field', `01-${TRACE}-${SPAN}-01-more`, TRACE],
    ['no header', undefined, undefined],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`, undefined],
    ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
    ['the forbidden version', `ff-${TRACE}-${SPAN}-01`, undefined],
    ['capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`, undefined],
    ['a name instead of an id', '00-ana@example.test-1', undefined],
    ['several headers in one', `00-${TRACE}-${SPAN}-01,00-${TRACE}-${SPAN}-01`, undefined],
  ])('reads the trace id, and nothing else that was sent: %s', (_, header, id) => {
    expect(readTraceId(header)).toBe(id);
  });
});
