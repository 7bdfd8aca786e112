import { describe, expect, it } from 'vitest';
import { buildNameIndex, maskDeep, maskText, replaceMasksWithWords } from '#shared/domain/masking.ts';

describe('masking phone numbers', () => {
  it.each([
    '206-555-0199',
    '(206) 555-0199',
    '(206)555-0199',
    '206.555.0199',
    '206 555 0199',
    '206/555-0199',
    '2065550199',
    '12065550199',
    '1-206-555-0199',
    '1 (206) 555-0199',
    '+1 206 555 0199',
    '+1 (206) 555-0199',
    '206–555–0199',
    '206\u00a0555\u00a00199',
    '２０６-５５５-０１９９',
    '206-\u200b555-0199',
    '206-555-0199 ext. 204',
    '206-555-0199 x204',
    '206-555-0199, extension 12',
    '206-555-0199 #7',
    '555-0199',
    '1-800-FLOWERS',
    '800-GET-HELP',
    '+44 20 7946 0958',
    '+44 (0)20 7946 0958',
    '+49 30 901820',
    '+49-30-901820-12',
    '011 44 20 7946 0958',
    '0049 30 901820',
    '020 7946 0958',
    '030/90182012',
    '01 23 45 67 89',
    '+52 55 1234 5678',
    'ext. 204',
  ])('phone masking masks %s in any surrounding text', (phone) => {
    expect(maskText(phone)).toBe('[phone]');
    expect(maskText(`Then call ${phone}, then leave.`)).toBe('Then call [phone], then leave.');
    expect(maskText(`Front desk (${phone})`)).not.toMatch(/\d{3}|\+/);
    expect(maskText(`Cell:${phone}\nOther line`)).toBe('Cell:[phone]\nOther line');
  });

  it.each(['Call 555-1299 first', 'phone 55 1234 5678', 'her number is 5551299', 'Tel. 901 820 12'])(
    'phone masking masks a short or foreign number after a word that announces a number: %s',
    (text) => {
      expect(maskText(text)).toMatch(/\[phone\]/);
      expect(maskText(text)).not.toMatch(/\d/);
    },
  );

  it.each([
    'ZIP 98101, 98101-1234',
    '$1,500,000 a year',
    '$2065550199',
    '$500K to $1.2M',
    'open 24/7',
    'RTO 4-24 hours, RPO 0-1 hour, MTD 1-3 days',
    '500-1500 gallons',
    '8:00 a.m. to 5:30 p.m.',
    '0800-1700',
    'on 11/22/2026 and 2026-11-22',
    'on 07-04-2026 0800',
    'since 2024-2025',
    'call 911, then 211 or 988',
    'Call back within 24 hours',
    'about 1 in 100 years',
    '12 CFR 1005.6, 45 CFR 164.408, ISO 22301:2019',
    '192.168.10.1',
    '36 to 46 °F, 110-240 V',
    'version 3.11.2026',
    '3.14159265358979',
    'Text 200 customers, call 12 suppliers',
    'serial 123-456-7890123',
    'an extension of 30 days',
    'next 24 hours',
    'Disaster Distress Helpline 1-800-985-5990 (call or text)',
    'call the National Response Center 1-800-424-8802 and Poison Control (800) 222-1222',
  ])('phone masking leaves %s unchanged', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it('phone masking leaves an amount in the revenue field unchanged, but masks a number to call', () => {
    expect(maskDeep({ annual_revenue: '2345678900' }).annual_revenue).toBe('2345678900');
    expect(maskDeep({ annual_revenue: 'ask 206-555-0199' }).annual_revenue).toBe('ask [phone]');
  });
});

describe('masking email addresses', () => {
  it.each([
    'ana@example.com',
    'Ana.Ruiz+plan@mail.example.co.uk',
    "o'brien_7@example.org",
    'jörg@bücher.example',
    'ana(at)example.com',
    'ana [at] example.com',
    'ＡＮＡ＠example.com',
  ])('email masking masks %s', (email) => {
    expect(maskText(`Write to ${email}.`)).toBe('Write to [email].');
  });

  it.each([
    ['Property, policy no. BOP-4471982, pays for stock', 'Property, policy no. [number], pays for stock'],
    ['Policy number: 00123456', 'Policy number: [number]'],
    ['Policy BOP4471982', 'Policy [number]'],
    ['Acct #99120045 at the bank', 'Acct #[number] at the bank'],
    ['account 1234-567890', 'account [number]'],
    ['Claim 2026-118843 is open', 'Claim [number] is open'],
    ['License number MED-22881', 'License number [number]'],
    ['EIN 12-3456789', 'EIN [number]'],
    ['SSN 123-45-6789', 'SSN [number]'],
    ['His number is 123-45-6789', 'His number is [number]'],
    ['card 4111 1111 1111 1111', 'card [number]'],
    ['The alarm code is 4471.', 'The alarm code is [number]'],
    ['safe combination: 12-34-56', 'safe combination: [number]'],
    ['Password: hunter2!', 'Password: [number]'],
  ])('number masking turns %j into %j', (text, masked) => {
    expect(maskText(text)).toBe(masked);
    expect(maskText(maskText(text))).toBe(masked);
  });

  it.each([
    'The policy covers 50,000 pounds of stock',
    'Policy reviewed 2026',
    'Members wait 24 hours',
    'customers 200 to 500',
    'The contract runs 12 months',
    'building code 2021',
    'a license for 45 children',
    'Passwords change every 90 days',
    '29 CFR 1910.38 and NFPA 96',
    'RTO 4-24 hours',
  ])('number masking leaves %s unchanged', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it.each(['at example.com', '@home', 'meet at noon', '3 @ $5'])('email masking leaves %s unchanged', (text) => {
    expect(maskText(text)).toBe(text);
  });
});

describe('masking names of people', () => {
  const people = buildNameIndex(
    [
      'Ana María Ruiz',
      'Dr. Zoë O’Brien, RN',
      'Jean-Luc Petit',
      'Will Baker',
      'Bo',
      'Mike (night shift)',
      'Lopez, Teresa',
      'Front desk',
      'Support',
      'Head baker',
      '',
      null,
      'tbd',
    ],
    ['Teresa’s Tortillas', 'Harbor Bakery'],
  );
  it.each([
    ['Ana María Ruiz opens', '[team member] opens'],
    ['ana maria ruiz opens', '[team member] opens'],
    ['ANA RUIZ OPENS', '[team member] OPENS'],
    ['Ruiz, Ana opens', '[team member] opens'],
    ["Ana’s laptop and Ana's key", "[team member]’s laptop and [team member]'s key"],
    ['Ask Ana, Zoë or Petit', 'Ask [team member], [team member] or [team member]'],
    ["zoe o'brien decides", '[team member] decides'],
    ['Dr. O’Brien', 'Dr. [team member]'],
    ['Jean-Luc Petit drives', '[team member] drives'],
    ['Jean Luc Petit drives', '[team member] drives'],
    ['Will Baker locks up', '[team member] locks up'],
    ['Bo and Mike lift', '[team member] and [team member] lift'],
    ['Teresa Lopez bakes', '[team member] bakes'],
    ['Ana\nRuiz', '[team member]'],
  ])('name masking turns "%s" into "%s"', (text, masked) => {
    expect(maskText(text, people)).toBe(masked);
  });

  it.each([
    ['Will the baker call? Will it hold?', 'a first name that is an ordinary word, alone'],
    ['The Baker opens', 'a family name that is a trade, alone'],
    ['Order from Teresa’s Tortillas', 'a first name within the name of a firm of the plan'],
    ['The front desk calls support', 'a role in a name field'],
    ['The head baker decides', 'a role of two words'],
    ['analysis, banana, Anabel, bo tree', 'letters within another word, or without a capital'],
    ['Not yet TBD', 'a placeholder'],
  ])('name masking leaves "%s": %s', (text) => {
    expect(maskText(text, people)).toBe(text);
  });

  it('name masking changes nothing when no names are known', () => {
    expect(maskText('Ana Ruiz opens')).toBe('Ana Ruiz opens');
  });

  it('name masking covers every text of a value, also the names of its entries, and nothing else', () => {
    const value = { list: ['Ana Ruiz', 5, null, true], deep: { 'Ana Ruiz leaves': { note: 'call Ana' } } };
    expect(maskDeep(value, people)).toEqual({
      list: ['[team member]', 5, null, true],
      deep: { '[team member] leaves': { note: 'call [team member]' } },
    });
  });

  it('name masking is idempotent', () => {
    const once = maskText('Ana Ruiz: 206-555-0199, ana@example.com', people);
    expect(maskText(once, people)).toBe(once);
  });
});

describe('an answer that repeats a mask', () => {
  it.each([
    ['[team member] calls [phone].', 'The owner calls the number in your contact list.'],
    [
      'Call [team member] at [phone] or [email]',
      'Call the owner at the number in your contact list or the address in your contact list',
    ],
    ['Lock up. [Team member]’s key', 'Lock up. The owner’s key'],
    ['Have [number] ready.', 'Have the number in your files ready.'],
    ['1. Leave\n2. [team member] counts heads', '1. Leave\n2. The owner counts heads'],
    ['Nothing [here]', 'Nothing [here]'],
  ])('the mask in the answer "%s" becomes "%s"', (text, spoken) => {
    expect(replaceMasksWithWords(text)).toBe(spoken);
  });
});

describe('masking hostile text', () => {
  it.each([
    ['digits', '1'.repeat(100_000)],
    ['digits and blanks', '2 '.repeat(50_000)],
    ['grouped digits', '206-'.repeat(25_000)],
    ['words that announce a number', 'call '.repeat(20_000)],
    ['at signs', 'a@'.repeat(50_000)],
    ['dots', 'a.'.repeat(50_000)],
    ['parentheses', '('.repeat(100_000)],
    ['names', 'Ana '.repeat(25_000)],
    ['zeros', '0 '.repeat(50_000)],
  ])('masking is fast for 100 KB of %s', (_what, text) => {
    const started = performance.now();
    maskText(text, buildNameIndex(['Ana Ruiz']));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
