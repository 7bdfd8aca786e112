import { describe, expect, it, vi } from 'vitest';
import { createLogger, redact } from '../../web/lib/logger.ts';

describe('the log', () => {
  it.each(['token', 'password', 'authorization', 'refresh_token', 'access_token', 'Authorization', 'PASSWORD'])(
    'the log hides the value of %s at any depth',
    (key) => {
      expect(redact({ a: [{ [key]: 'secret', kept: 1 }] })).toEqual({ a: [{ [key]: '[redacted]', kept: 1 }] });
    },
  );

  it('the log hides secrets in headers', () => {
    expect(redact(new Headers({ Authorization: 'Bearer x', accept: 'text/html' }))).toEqual({
      authorization: '[redacted]',
      accept: 'text/html',
    });
  });

  it('the log handles circular values', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(redact(circle)).toEqual({ self: '[circular]' });
  });

  it('the log prints only warnings and errors in production', () => {
    const sink = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const log = createLogger(false, sink);
    log.debug('a');
    log.info('b');
    log.warn('c', { token: 'x' });
    log.error('d');
    expect(sink.debug).not.toHaveBeenCalled();
    expect(sink.info).not.toHaveBeenCalled();
    expect(sink.warn).toHaveBeenCalledWith('c', { token: '[redacted]' });
    expect(sink.error).toHaveBeenCalledWith('d');
  });
});
