import { describe, expect, it } from 'vitest';
import { describeDevice } from '#shared/format/device.ts';

const mozilla = (rest: string): string => `Mozilla/5.0 ${rest}`;

describe('describeDevice', () => {
  it.each<[string | null, string]>([
    [
      mozilla('(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'),
      'Chrome on Windows',
    ],
    [
      mozilla(
        '(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      ),
      'Microsoft Edge on Windows',
    ],
    [
      mozilla('(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'),
      'Safari on macOS',
    ],
    [
      mozilla(
        '(iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      ),
      'Safari on iPhone',
    ],
    [
      mozilla(
        '(iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
      ),
      'Safari on iPad',
    ],
    [
      mozilla('(Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'),
      'Chrome on Android',
    ],
    [mozilla('(X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'), 'Firefox on Linux'],
    [
      mozilla('(X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'),
      'Chrome on Chrome OS',
    ],
    ['curl/8.5.0', 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
    ['', 'Unknown device'],
    [null, 'Unknown device'],
  ])('%j is called %s', (agent, name) => {
    expect(describeDevice(agent)).toBe(name);
  });
});
