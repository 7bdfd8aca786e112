export const guide = {
  title: 'Flash RTC: a short guide',
  subtitle: 'Reaching your people when email, phones, or chat are down',
  intro:
    'Flash RTC is a separate app on the cell phones of the people who have to know first. It does not depend on your email, your office network, or an account that may be under attack. It comes with the Gold and Premium subscriptions.',
  pages: [
    [
      {
        heading: 'When to use it',
        items: [
          'People are in danger: call 911 first. Use Flash RTC after that, to tell everyone to stay away.',
          'An attacker may be reading or blocking your email or chat.',
          'Your office network, phones, or power are out.',
          'Everyone has to leave the building right away, or must not go in.',
          'You need an answer from every member of the response team within minutes.',
        ],
      },
      {
        heading: 'Before you need it: set it up in half an hour',
        items: [
          'In Keelhouse, open Crisis Communications. Add each contact with a name, cell phone number, and email address. Bulk Import takes a CSV file.',
          'Ask every contact to install the Flash RTC app on the cell phone they carry. Ask them to allow its notifications, even in silent mode.',
          'Name two people who send messages: your incident leader and a backup.',
          'Agree on three ready-made messages, so that no one has to write under stress.',
          'Send a test message every three months. Call anyone who has not answered within ten minutes, and check their number.',
        ],
      },
      {
        heading: 'Who to add',
        items: [
          'Your response team and their backups.',
          'One person for each site who has keys.',
          'Your IT provider and, if you have one, your insurer’s claims line.',
          'Only people who act on a message. If everyone is on the list, people stop reading.',
        ],
      },
    ],
    [
      {
        heading: 'On the day: the first hour',
        items: [
          'Right away: get people to safety and call 911. Messages come after that. No one goes back in.',
          'As soon as people are safe: send a message from the app. Say what happened, where, what to do now, and when the next update comes.',
          'About 15 minutes later: check who has answered. Call everyone who has not.',
          'About 30 minutes later: send your decision. For example: stay away, work from home, or use the paper procedures.',
          'After about an hour: send the next update, even if there is nothing new. Without one, rumors start.',
        ],
      },
      {
        heading: 'Ready-made messages to copy',
        items: [
          'DO NOT USE EMAIL OR CHAT. We may be under attack. Use the paper procedures. Next update at [time].',
          'SITE CLOSED: [site]. Do not come in. We are working from [place]. Reply OK.',
          'SITE OPEN: [site] opens again at [time]. Report injuries and damage to [name].',
        ],
      },
      {
        heading: 'What Flash RTC does not do',
        items: [
          'It does not replace 911 or an alarm.',
          'Keelhouse does not send messages. You keep your contacts there and send from the mobile app.',
          'It is not the place for customer or health information. Keep messages short, and leave out the names of customers and patients.',
        ],
      },
      {
        heading: 'Keep it working',
        items: [
          'Add new people on their first day. Remove people on their last day.',
          'Check every number with the test message, every three months.',
          'Print your phone tree in Keelhouse, for the day when the app does not work either.',
          'Print this guide and keep it with the quick reference card of your BCP.',
        ],
      },
    ],
  ],
} as const;
