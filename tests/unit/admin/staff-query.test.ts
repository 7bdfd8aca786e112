import { describe, expect, it } from 'vitest';
import { parseStaffQuery } from '#shared/domain/staff-search.ts';

const nothing = { id: null, intent: null, emailPrefix: null, text: null };

describe('parseStaffQuery', () => {
  it.each([
    ['7', { id: 7 }],
    ['42', { id: 42 }],
    ['9007199254740991', { id: Number.MAX_SAFE_INTEGER }],
    ['9007199254740993', {}],
    ['042', { text: '042' }],
    ['1e3', { text: '1e3' }],
    ['pi_3Abc', { intent: 'pi_3Abc' }],
    [' pi_3Abc ', { intent: 'pi_3Abc' }],
    ['pi_', { text: 'pi_' }],
    ['api_3', { text: 'api_3' }],
    ['dana@', { emailPrefix: 'dana@' }],
    ['dana@harbor.example', { emailPrefix: 'dana@harbor.example' }],
    ['@harbor', { text: '@harbor' }],
    ['Dana Ruiz', { text: 'Dana Ruiz' }],
    ['da', { text: 'da' }],
    ['d', {}],
    ['0', {}],
    ['  ', {}],
    ['', {}],
  ])('%j is read as %j', (search, expected) => {
    expect(parseStaffQuery(search)).toEqual({ ...nothing, ...expected });
  });
});
