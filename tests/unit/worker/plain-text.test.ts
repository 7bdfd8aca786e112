import { describe, expect, it } from 'vitest';
import { cleanModelText, isEnglish } from '#functions/worker/model-output.ts';

describe('plain text', () => {
  it.each([
    ['  two   spaces ', 'two spaces'],
    ['**Bold** and `code`', 'Bold and code'],
    ['# Heading', 'Heading'],
    ['- an item', 'an item'],
    ['<b>bold</b> text', 'bold text'],
    ['<script>alert(1)</script>Lock the door', 'Lock the door'],
    ['<img src=x onerror=alert(1)', ''],
    ['See https://evil.example/x?y=1 for more', 'See for more'],
    ['[click here](javascript:alert(1))', 'click here'],
    ['Visit www.evil.example now', 'Visit now'],
    ['data:text/html,evil stays out', 'stays out'],
    ['Restore data: first the orders', 'Restore data: first the orders'],
    ['RTO < 4 hours', 'RTO < 4 hours'],
    ['zero\u200bwidth and \u202eturned', 'zero width and turned'],
    ['line one\n\n\n\nline two', 'line one\n\nline two'],
    ['cafe\u0301', 'café'],
  ])('the plain text of %j is %j', (raw, text) => {
    expect(cleanModelText(raw, 500)).toBe(text);
  });

  it('plain text is never longer than the limit', () => {
    expect(cleanModelText('word '.repeat(10_000), 100).length).toBeLessThanOrEqual(100);
  });

  it.each(['<'.repeat(20_000), '<script'.repeat(5000), '['.repeat(20_000), '[](('.repeat(5000), ' \n'.repeat(10_000)])(
    'plain text of hostile input is computed in linear time (%#)',
    (hostile) => {
      const from = performance.now();
      cleanModelText(hostile, 500);
      expect(performance.now() - from).toBeLessThan(250);
    },
  );
});

describe('English', () => {
  const sentence = 'The bakery has to keep the ovens running and the orders of its customers in a safe place for the next day. ';
  it('English is recognized by its function words', () => {
    expect(isEnglish([sentence.repeat(3)])).toBe(true);
  });
  it.each([
    [
      'German',
      'Die Bäckerei muss die Öfen und die Bestellungen der Kunden für den nächsten Tag an einem sicheren Ort mit Strom aufbewahren. ',
    ],
    [
      'Spanish',
      'La panadería debe mantener los hornos en marcha y los pedidos de los clientes en un lugar seguro para el día siguiente. ',
    ],
    [
      'French',
      'La boulangerie doit garder les fours en marche et les commandes des clients dans un lieu sûr pour le jour suivant. ',
    ],
    ['Chinese', '面包店必须保持烤箱运行并将客户的订单保存在安全的地方以备第二天使用 '],
  ])('English is not detected in %s', (_, text) => {
    expect(isEnglish([text.repeat(4)])).toBe(false);
  });
  it('a few names are not rejected as another language', () => {
    expect(isEnglish(['Power Outage', 'Supply Chain Disruption', 'La Niña'])).toBe(true);
    expect(isEnglish([])).toBe(true);
  });
});
