import { afterEach, describe, expect, it } from 'vitest';
import { callerIp, isFromEdge, networkOf, subnetOf } from '#functions/http/edge.ts';

afterEach(() => {
  delete process.env.ORIGIN_SECRET;
});

describe('the edge', () => {
  it.each([
    ['the secret', { 'x-origin-verify': 'right' }, true],
    ['another secret', { 'x-origin-verify': 'wrong' }, false],
    ['a longer one', { 'x-origin-verify': 'right-and-more' }, false],
    ['none', {}, false],
  ])('the edge check of a request with %s: %#', (_, headers, isIn) => {
    process.env.ORIGIN_SECRET = 'right';
    expect(isFromEdge(headers)).toBe(isIn);
  });

  it.each([
    ['newer', true],
    ['older', true],
    ['newer,older', false],
    ['', false],
  ])('the edge check accepts either secret during a rotation: %j', (secret, isIn) => {
    process.env.ORIGIN_SECRET = 'newer,older';
    expect(isFromEdge({ 'x-origin-verify': secret })).toBe(isIn);
  });

  it('the edge check requires nothing in a stage without an edge', () => {
    expect(isFromEdge({})).toBe(true);
  });

  it('the edge check takes the viewer address only from a request with the secret', () => {
    expect(callerIp({ 'x-viewer-ip': '1.2.3.4' }, '9.9.9.9')).toBe('9.9.9.9');
    process.env.ORIGIN_SECRET = 'right';
    expect(callerIp({ 'x-viewer-ip': '1.2.3.4', 'x-origin-verify': 'right' }, '9.9.9.9')).toBe('1.2.3.4');
    expect(callerIp({ 'x-viewer-ip': '1.2.3.4', 'x-origin-verify': 'wrong' }, '9.9.9.9')).toBe('9.9.9.9');
    expect(callerIp({ 'x-viewer-ip': '1.2.3.4' }, '9.9.9.9')).toBe('9.9.9.9');
    expect(callerIp({ 'x-origin-verify': 'right' }, '9.9.9.9')).toBe('9.9.9.9');
  });
});

describe('a limit per place', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['no:address', 'no:address'],
    ['', ''],
  ])('the rate limit by place counts %j as %j', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  it.each([
    ['203.0.113.7', '203.0.113.200', '203.0.114.7'],
    ['::ffff:203.0.113.7', '203.0.113.8', '203.0.114.7'],
    ['2001:db8:1:2::1', '2001:db8:1:ffff::1', '2001:db8:2:2::1'],
  ])('%s has %s in its subnet, but not %s', (ip, neighbor, other) => {
    expect(subnetOf(ip)).toBe(subnetOf(neighbor));
    expect(subnetOf(ip)).not.toBe(subnetOf(other));
  });
});
