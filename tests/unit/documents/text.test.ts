import { describe, expect, it } from 'vitest';
import { cleanText } from '#functions/documents/pdf/model.ts';
import { hasUnprintable, replaceUnprintable } from '#functions/documents/pdf/typeface.ts';
import { parseSteps } from '#functions/documents/values.ts';
import { documentFileName } from '#shared/domain/bcp/document-file.ts';

describe('printable text', () => {
  it.each([
    ['a\u0000b\u0008c', 'abc'],
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['half \uD83D of a pair', 'half \uFFFD of a pair'],
    ['\uFFFE\uFFFF', ''],
    ['\ttab stays', '\ttab stays'],
  ])('the printable text of %j is %j', (text, expected) => expect(cleanText(text)).toBe(expected));
});

describe('steps', () => {
  it.each([
    ['1. Stop.\n2. Call the utility.', ['Stop.', 'Call the utility.']],
    ['1. Stop. 2. Call the utility. 3. Wait.', ['Stop.', 'Call the utility.', 'Wait.']],
    ['1. Pay by T+2. 3. Not a step.', ['Pay by T+2. 3. Not a step.']],
    ['Keep 2. 5. and 7. free.', ['Keep 2. 5. and 7. free.']],
    ['Call the utility.', ['Call the utility.']],
  ])('the steps of %j are %j', (text, expected) => expect(parseSteps(text)).toEqual(expected));
});

describe('text of the PDF', () => {
  it.each([
    ['Łódź, Đà Nẵng, Ñandú', 'Łódź, Đà Nẵng, Ñandú'],
    ['Пекарня', 'Пекарня'],
    ['Αρτοποιείο', 'Αρτοποιείο'],
    ['Bakery 🥐 Café ☕', 'Bakery  Café '],
    ['👨‍👩‍👧 family 🇺🇸', ' family '],
    ['北京 Bakery', '?? Bakery'],
    ['Ｆｕｌｌ ﬁne', 'Full fine'],
    ['done ✔ → next', 'done x -> next'],
    ['100 € – “fine”', '100 € – “fine”'],
  ])('the PDF text %s is printed as %s', (text, expected) => expect(replaceUnprintable(text)).toBe(expected));

  it.each([
    ['北京', true],
    ['What? Why?', false],
    ['Пекарня 🥐', false],
  ])('the PDF text %s loses letters: %s', (text, loses) => expect(hasUnprintable(text)).toBe(loses));
});

describe('the name of a document as a file', () => {
  it.each([
    ['Harbor Bakery', 'bcp_Harbor_Bakery_quick.pdf'],
    ['../../etc/passwd', 'bcp__etc_passwd_quick.pdf'],
    ['', 'bcp_plan_quick.pdf'],
    ['Bäckerei "Süß"\r\nX: y', 'bcp_Bäckerei_Süß_X_y_quick.pdf'],
    ['é'.repeat(300), `bcp_${'é'.repeat(80)}_quick.pdf`],
  ])('the document file name for %j is %s', (name, expected) => expect(documentFileName(name, 'quick', 'pdf')).toBe(expected));
});
