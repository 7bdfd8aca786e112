export const guide = {
  title: 'Flash RTC: a short guide',
  subtitle: 'Reaching your people when mail, telephone system and chat are down',
  intro:
    'Flash RTC is the out-of-band channel of your continuity plan: a separate app on the telephones of the people who have to know first. It does not depend on your mail server, your office network or the account that may be under attack. It comes with the Gold and Premium plans.',
  pages: [
    [
      {
        heading: 'When to use it',
        items: [
          'Your mail or chat may be read or stopped by an attacker.',
          'The office network, telephone system or power is out.',
          'The premises must be left at once, or must not be entered.',
          'You need an answer from every member of the response team within minutes.',
        ],
      },
      {
        heading: 'Before the worst day: set it up in half an hour',
        items: [
          'In Keelhouse, open Crisis Communications and add each contact with name, mobile number and e-mail address. Bulk import takes a CSV file.',
          'Ask every contact to install the Flash RTC app on the telephone they carry, and to allow notifications, also in silent mode.',
          'Name two senders: the person who declares an incident, and the deputy.',
          'Agree on three standing messages, so that nobody has to compose under stress.',
          'Send one test message a quarter. Whoever did not answer within ten minutes gets a call, and a corrected number.',
        ],
      },
      {
        heading: 'Whom to add',
        items: [
          'The response team of your plan, with deputies.',
          'One person per site who holds keys and knows the shut-offs.',
          'The IT provider and, where you have one, the insurer’s incident line.',
          'Not everybody: a channel for all is a channel nobody answers.',
        ],
      },
    ],
    [
      {
        heading: 'On the day: the first hour',
        items: [
          'T+0: life safety first. Call 911 where it is needed; Flash RTC comes after.',
          'T+5 min: send from the mobile app: what happened, where, what to do now, when the next word comes.',
          'T+15 min: read who has answered. Call those who have not.',
          'T+30 min: second message with the decision: stay, leave, work from home, use paper.',
          'T+60 min: third message, even if there is nothing new. Silence makes rumors.',
        ],
      },
      {
        heading: 'Standing messages to copy',
        items: [
          'DO NOT USE MAIL OR CHAT. We may be under attack. Work by the paper procedure. Next word at [time].',
          'SITE CLOSED: [site]. Do not come in. Critical functions move to [place]. Answer OK.',
          'ALL CLEAR: [site] opens at [time]. Report injuries and damage to [name].',
        ],
      },
      {
        heading: 'What it is not',
        items: [
          'It does not replace 911 or an alarm.',
          'Messages are sent from the mobile app only; the contact list in Keelhouse prepares them.',
          'It carries no customer or health data: keep messages short and free of names of third parties.',
        ],
      },
      {
        heading: 'Keep it working',
        items: [
          'New people on their first day, leavers off the list on their last.',
          'Check numbers each quarter together with the test message.',
          'Print this guide and keep it with the first-24-hours page of your plan.',
        ],
      },
    ],
  ],
} as const;
