/** Sources: NCUA (12 CFR 748, share insurance), FDIC, FFIEC, FINRA Rule 4370, SEC Rule 206(4)-7, IRS Publication 4557, ALTA best practices, CFPB (closing disclosures, 12 CFR 1026). */
import { BY_NAME_ONLY } from '../mitigations/accidents.ts';
import { peopleOwner } from '../mitigations/fact.ts';
import { defineTraits } from './trait.ts';

export const moneyTraits = defineTraits({
  'client-money': {
    fact: 'holds client money',
    posts: {
      trust: {
        role: ['Owner', 'Trust Account Bookkeeper', 'Trust Accounting Manager', 'Controller'],
        team: ['Owner and bookkeeper', 'Bookkeeping', 'Trust accounting', 'Trust accounting'],
        owner: ['Owner', 'Owner', 'Managing Director', 'Chief Financial Officer'],
      },
    },
    functions: [
      {
        name: 'Client funds and trust account',
        description: 'Receiving, holding, paying out and reconciling money that belongs to clients.',
        stake: 'a wrong payment from client money ends licenses',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'trust',
        resources: [
          'Balance by client, printed weekly',
          'Bank contacts',
          'Two people who may release',
          'Call-back numbers on paper',
        ],
        steps:
          '1. {role} freezes outgoing payments until balances by client are proved. 2. Call back every instruction on a number on file. 3. Two people release. 4. Log each payment on paper. 5. Reconcile within a day of recovery.',
      },
    ],
    systems: [
      {
        name: 'Trust ledger and bank portal',
        description: 'Balances by client, payments and reconciliations.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Trust accounting vendor and bank',
        backup: ['Daily', 'Vendor’s cloud, with a weekly export off site'],
        times: ['4-24 hours', '4 hours', '4-24 hours'],
        supports: ['Client funds and trust account'],
        restore:
          '1. Get the bank’s own list of payments. 2. Have the vendor restore last night’s copy. 3. Prove the balance of each client. 4. Release what waits.',
      },
    ],
    suppliers: [
      {
        name: 'Trust account bank',
        provides: 'The account of client money, and wires',
        serves: ['Client funds and trust account'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second bank with an open trust account'],
      },
    ],
    risks: [
      ['Misdirected Client Payment', 'One changed instruction sends a client’s money to a thief.', { like: 'Wire Fraud' }],
      ['Bank Closure or Frozen Account', 'A failed bank or a fraud hold stops every payout.', { like: 'Liquidity Shortage' }],
    ],
    insurance: ['Crime and social engineering: client money sent to a thief'],
    vitalRecords: ['Balance of each client, printed weekly and kept off site'],
    exerciseIdeas: ['An email changes the account for tomorrow’s largest payout.'],
  },

  deposits: {
    fact: 'takes deposits insured by the NCUA or FDIC',
    posts: {
      teller: {
        role: ['Manager', 'Head Teller', 'Branch Operations Manager', 'Director of Branch Operations'],
        team: ['Tellers', 'Tellers', 'Branch operations', 'Branch operations'],
        owner: ['President', 'President', 'VP Operations', 'Chief Operating Officer'],
      },
      payments: {
        role: ['Manager', 'Operations Manager', 'Deposit Operations Manager', 'Director of Payment Operations'],
        team: ['Manager and assistant', 'Operations', 'Deposit operations', 'Payment operations'],
        owner: ['President', 'President', 'Chief Financial Officer', 'Chief Financial Officer'],
      },
    },
    functions: [
      {
        name: 'Cash, deposits and withdrawals',
        description: 'Tellers, ATMs, night drop and cash orders.',
        stake: 'people who cannot get cash in a disaster cannot buy water or fuel',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'teller',
        resources: [
          'Withdrawal limits for offline work',
          'Cash order ahead of a storm',
          'Shared branch agreement',
          'Paper receipts',
        ],
        steps:
          '1. {role} opens only what is safe and staffed. 2. Pay by offline limits with ID and paper receipts. 3. Send people to shared branches and ATMs that work. 4. Call the cash carrier. 5. Post receipts when the core returns.',
      },
      {
        name: 'Payments, wires and settlement',
        description: 'ACH, wires, card settlement and cut-offs.',
        stake: 'a missed file leaves members unpaid, payroll among it',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '0-1 hour'],
        post: 'payments',
        resources: [
          'Cut-off table by hour',
          'Second set of tokens, sealed, kept away from this building',
          'Contact at the Federal Reserve and the processor',
          'Two people who may release',
        ],
        steps:
          '1. {role} reads the cut-off table and ranks what is due. 2. Two people release what is due, with a hotspot, or at the alternate site with the sealed second tokens. 3. Ask the operator for an extension before the cut-off. 4. Verify changed instructions by call-back. 5. Reconcile the same night.',
      },
      {
        name: 'Bills, taxes and staff salaries',
        description: 'Payroll, bills, taxes and the general ledger of the institution itself.',
        stake: 'tellers and loan officers without pay leave, and branches close',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'office',
        resources: ['Last payroll register', 'Payroll sign-in for two people', 'List of bills with due dates'],
        replaces: ['Billing, bills and staff salaries'],
        steps:
          '1. {role} repeats the last payroll. 2. Pay bills by their due dates. 3. Pay taxes by date. 4. Correct next period.',
        outage: {
          minimum: 'Everyone is paid on the usual day, and taxes and bills by their dates.',
          workaround: [
            'The payroll company repeats the last payroll. Bills are paid from the printed list of due dates.',
            '3-7 days',
          ],
          peak: 'The two days before payday, and tax dates',
        },
      },
      {
        name: 'Robbery response and vault security',
        description: 'Safety of tellers and members, alarms, vault and reopening.',
        stake: 'a robber who is resisted shoots',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'teller',
        resources: ['Silent alarm', 'Bait money list', 'Description forms', 'Counselor on call'],
        steps:
          '1. Do what the robber says, and nothing more. 2. When it is safe, press the alarm and call 911. 3. Lock the doors and keep people from touching anything. 4. Write down what you saw, alone. 5. {role} offers counseling the same day.',
      },
    ],
    systems: [
      {
        name: 'Core processor and online banking',
        description: 'Accounts, balances, online and mobile banking.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Core processor',
        backup: ['Every 15 minutes', 'Processor’s second data center'],
        times: ['0-1 hour', '45 minutes', '0-1 hour'],
        supports: [
          ...['Cash, deposits and withdrawals', 'Payments, wires and settlement', 'Fraud watch and identity checks'],
          ...['Shared branches and card partners', 'Settlement and liquidity at the corporate credit union'],
          ...['Member calls, online access and notices', 'Customer calls, online access and notices'],
          ...['Business customers’ payroll and deposits', 'Loan closings, draws and payoffs'],
          ...['Business lines of credit and draws', 'Borrowers in hardship'],
        ],
        needs: ['Branch network, ATMs and card switch'],
        restore:
          '1. Call the processor’s emergency line, and ask when it switches to its second data center. 2. Meanwhile, pay cash by offline limits against last night’s balance list. 3. Ask the card network to stand in within agreed limits. 4. When the core returns, post the paper receipts in order. 5. Compare totals with the ledger before normal limits return.',
      },
      {
        name: 'Branch phones and secure messages',
        description: 'Phones, texts and secure mail of branches and call desk, with their records.',
        criticality: 'high',
        type: 'application',
        vendor: 'Hosted phone and message vendors',
        backup: ['Daily', 'Vendor’s cloud'],
        times: ['1-4 hours', '1 hour', '4-24 hours'],
        supports: ['Member calls, online access and notices', 'Customer calls, online access and notices'],
        needs: ['Branch network, ATMs and card switch'],
        replaces: ['Recorded lines and client messages'],
        restore:
          '1. Forward the main number to a place that is open. 2. Post the notice on website and app. 3. Call in from outside as a test.',
      },
      {
        name: 'Account documents and signature cards',
        description: 'Imaged signature cards, agreements, loan papers and e-signatures.',
        criticality: 'high',
        type: 'database',
        vendor: 'Hosted document imaging vendor',
        backup: ['Daily', 'Second cloud account, deletion locked'],
        times: ['4-24 hours', '4 hours', '4-24 hours'],
        supports: ['Regulatory filings and notices', 'Loan closings, draws and payoffs'],
        replaces: ['Document and e-signature vault'],
        restore:
          '1. Identify people by card and questions meanwhile. 2. Restore yesterday’s version. 3. Compare ten signature cards with paper.',
      },
      {
        name: 'FedLine, wires and ACH',
        description: 'Sign-in, tokens and files for wires, ACH and settlement.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Federal Reserve Bank or the corporate or correspondent bank',
        backup: ['Hourly', 'Payment files in the core processor’s second data center'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: ['Payments, wires and settlement'],
        needs: ['Branch network, ATMs and card switch'],
        restore:
          '1. Two people sign in over a hotspot, or at the alternate site, with the sealed second tokens and settings list. 2. Call the operator before the cut-off and ask for offline or extended service. 3. Ask which files and wires already went through, and release only the rest, in order of due time. 4. Compare totals before the day closes.',
      },
      {
        name: 'Branch network, ATMs and card switch',
        description: 'Lines and teller stations of the branches, ATMs and the card switch.',
        criticality: 'critical',
        type: 'network',
        vendor: 'Network carrier and card processor',
        backup: ['Hourly', 'Router settings in the vendor’s cloud'],
        times: ['0-1 hour', '15 minutes', '0-1 hour'],
        supports: ['Cash, deposits and withdrawals'],
        restore:
          '1. Let the cellular router carry teller stations, tokens and wires. 2. Ask the switch to stand in with low limits. 3. Move tellers to a counter whose line works. 4. Balance each ATM and drawer before normal limits return.',
      },
      {
        name: 'Vault, alarm and cameras',
        description: 'Vault with time lock, alarm line, hold-up buttons and cameras.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Vault and alarm company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Robbery response and vault security'],
        restore:
          '1. Keep the branch closed while the alarm is down. 2. Put a guard in and ask police for patrols. 3. Open the vault only with the company and two of your officers. 4. Test every button before opening.',
      },
    ],
    suppliers: [
      {
        name: 'Core processor',
        provides: 'Accounts, balances and online banking',
        serves: [
          ...['Cash, deposits and withdrawals', 'Payments, wires and settlement', 'Fraud watch and identity checks'],
          ...['Shared branches and card partners', 'Settlement and liquidity at the corporate credit union'],
          ...['Member calls, online access and notices', 'Customer calls, online access and notices'],
          ...['Business customers’ payroll and deposits', 'Loan closings, draws and payoffs'],
          ...['Business lines of credit and draws', 'Borrowers in hardship'],
        ],
        criticality: 'critical',
        downtime: '0-1 hour',
        // No second firm holds the ledger.
        alternatives: [],
      },
      {
        name: 'Cash carrier',
        provides: 'Currency for branches and ATMs',
        serves: ['Cash, deposits and withdrawals'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second carrier, under contract', 'A correspondent bank that ships cash'],
      },
      {
        name: 'Card and ATM network',
        provides: 'Debit cards, ATMs and shared branches',
        serves: ['Cash, deposits and withdrawals', 'Shared branches and card partners'],
        criticality: 'critical',
        downtime: '1-4 hours',
        alternatives: ['Stand-in processing with agreed limits'],
      },
    ],
    risks: [
      [
        'Ransomware on Account Records',
        'Locked files and sign-ins stop branches, and the clock to notify the regulator starts.',
        { like: 'Ransomware on Client Records', replaces: ['Ransomware on Client Records'] },
      ],
      ['Core Processor Outage', 'The ledger runs elsewhere. When it stops, no one can see balances.', { like: 'System Outage' }],
      ['Run on Deposits', 'A rumor moves deposits by phone within hours.', { like: 'Liquidity Shortage' }],
      ['Branch Robbery', 'Closed neighbors and cash make a reopening branch a target.', { like: 'Branch Robbery' }],
      [
        'Bomb Threat',
        'One call or note can empty a branch, and only the police can say that it is safe.',
        { like: 'Bomb Threat' },
      ],
      ['ATM and Card Fraud', 'Skimmers and stolen cards peak when people are distracted.', { like: 'Payment Fraud' }],
      [
        'Embezzlement or Insider Fraud',
        'Someone who posts and also approves can hide a loss for years.',
        { like: 'Embezzlement' },
      ],
      [
        'Staff Absence in a Pandemic',
        'Many are ill or care for others together, and two people must approve each payment.',
        { like: 'Pandemic' },
      ],
    ],
    // Their filings are in the register of duties.
    not: ['Regulatory Filing Failure'],
    // After the FFIEC (vacation of two weeks, dual control), 12 CFR 713 and 748.1, 12 CFR 21.11 (reports, which stay secret).
    mitigations: [
      {
        risks: ['Embezzlement or Insider Fraud'],
        words: BY_NAME_ONLY,
        facts: [
          {
            strategy: 'Let no one both post and approve, and give each job to a second person two weeks a year',
            lines: [
              'Two people approve each wire, new account of an employee, file change and dormant account.',
              'Everyone with access to money takes two weeks off in a row. Their sign-ins are locked meanwhile.',
              'The supervisory committee or an outside auditor counts cash and checks staff accounts without notice.',
              'Hold a fidelity bond. For a federally insured credit union, 12 CFR part 713 requires one.',
            ],
            steps: [
              'If anyone may be hurt, leave the room and call 911. No one confronts a person alone.',
              'Tell only the chair of the board, the auditor and counsel. Warn no one who may be involved.',
              'Lock the sign-ins, keys and tokens. Two people count the vault and each drawer.',
              'Save logs, camera records and papers. No one corrects an entry.',
              'Read the bond, and give its notice in time. Call counsel about law enforcement.',
              'File the suspicious activity report by its date. Keep it secret from the people it names.',
              'Tell your examiner, prove every account, and make members or customers whole.',
            ],
            actions: ['List who can post and approve', 'Put each two-week absence into the calendar'],
            // Apart from those who move the money.
            who: ['President', 'Compliance Officer', 'Compliance Manager', 'Chief Compliance Officer'],
            timeline: 'Within 45 days',
            effectiveness: 'high',
            needs: 'Two approvers, a reviewer from outside, fidelity bond',
            priority: 'High',
            upkeep: 'Review access twice a year, and the bond at each renewal',
          },
        ],
      },
      {
        risks: ['Staff Absence in a Pandemic'],
        words: BY_NAME_ONLY,
        facts: [
          {
            strategy: 'Keep payments and cash going with half the staff: three trained people for each approval, in teams apart',
            lines: [
              'Train and name a third approver for payments, wires and the vault. Keep one set of their tokens away from this building.',
              'Split tellers and payment staff into two teams that do not meet. Let loan and call staff work from home.',
              'Follow the health department and the CDC on masks, air and when ill people may return.',
            ],
            steps: [
              'If someone struggles to breathe, is gray or confused, call 911.',
              'Send ill people home with pay. Ask everyone to stay home when they feel ill.',
              'Count approvers each morning. Where only one is left, call in the third before the first cut-off.',
              'Serve by drive-up, ATM, phone and app. Shorten lobby hours before you break dual control.',
              'Order more cash, and raise limits for cards and mobile deposits within policy.',
              'Post hours and open counters. Tell the examiner when a service stops.',
              'Watch for fraud on changed routines: call back every new instruction on a number on file.',
            ],
            actions: ['Train a third approver for each payment type', 'Run one day with the second team alone'],
            who: peopleOwner,
            timeline: 'Within 60 days',
            effectiveness: 'medium',
            needs: 'Third approvers with tokens, laptops, masks, paid sick leave',
            priority: 'Medium',
            upkeep: 'Check the list of approvers each quarter',
          },
        ],
      },
    ],
    harm: { reputational_impact: 'People forgive a closed branch, but not money that they cannot reach.' },
    exposure: {
      fire: 'evacuated people need cash, cards and answers wherever they are, and ATMs in the area run empty',
      water: 'vault boxes and street-level branches are lost, and cash carriers cannot come',
      wind: 'branches lose windows and signs while members and customers need cash most',
      ground: 'drive-through canopies and branches close until inspected',
      cold: 'cash carriers stop, and a branch cannot open with one person',
      heat: 'server closets shut down, and branches serve as cool rooms with long lines',
      power: 'ATMs, alarms and vault timers run on batteries that last about an hour',
    },
    alternatePlace: ['A shared branch in another flood and power zone, with tokens and cash limits ready', '2 hours'],
    insurance: ['Property and extra expense, with cash on premises and in transit', 'Directors’ and officers’ liability'],
    // The first four after 12 CFR 749.1, which binds credit unions. The last is common practice.
    vitalRecords: [
      'Deposit and loan balances of each account, as of the last business day',
      'Financial report of all accounts and bank reconcilements, as of the last month-end',
      'List of accounts at other institutions, investments and insurance policies, with contacts',
      'Emergency contacts of staff, officials, examiners and vendors',
      'Signature cards, loan notes and collateral, imaged off site',
    ],
    insights: ['Fedwire and ACH have fixed cut-offs. In any outage, find out first which file will miss which one.'],
    exerciseIdeas: ['The core is down on the morning when Social Security payments post.'],
  },

  lending: {
    fact: 'lends money',
    posts: {
      credit: {
        role: ['Owner', 'Senior Loan Officer', 'Lending Manager', 'Chief Lending Officer'],
        team: ['Owner and processor', 'Loan officers', 'Lending', 'Lending'],
        owner: ['Owner', 'President', 'VP Lending', 'Chief Lending Officer'],
      },
    },
    functions: [
      {
        name: 'Loan closings, draws and payoffs',
        description: 'Loans promised for a date, draws and payoff figures.',
        stake: 'a family with a truck in the driveway cannot close',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'credit',
        resources: ['List of closings with rate-lock dates', 'Paper disclosures', 'Second approver', 'Wire call-back list'],
        steps:
          '1. {role} ranks closings by date and lock. 2. Tell title companies and borrowers today. 3. Ask investors for lock extensions. 4. Fund with two approvers and a call-back. 5. Re-check the collateral after a disaster.',
      },
      {
        name: 'Borrowers in hardship',
        description: 'Deferrals, payment help and notices after a disaster.',
        stake: 'borrowers without work need an answer before the due date',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'credit',
        resources: ['Deferral script approved ahead', 'List of borrowers in the disaster area', 'Insurance contacts'],
        steps:
          '1. {role} lists borrowers in the area. 2. Offer the approved deferral. 3. Stop late fees and reports as the policy says. 4. Track insurance on collateral. 5. Report totals to management weekly.',
        outage: {
          minimum: 'Borrowers with a payment due this week have an answer before the date.',
          workaround: [
            'The approved deferral is offered by phone from the printed list, and confirmed in writing afterward.',
            '3-7 days',
          ],
          peak: 'The days before payments are due, and the first weeks after a disaster',
        },
      },
    ],
    systems: [
      {
        name: 'Loan origination and servicing system',
        description: 'Applications, documents, payments and escrow.',
        criticality: 'high',
        type: 'database',
        vendor: 'Loan software vendor',
        backup: ['Hourly', 'Vendor’s second site'],
        times: ['1-4 hours', '3 hours', '0-1 hour'],
        supports: ['Loan closings, draws and payoffs', 'Borrowers in hardship'],
        restore:
          '1. Work from the list of closings. 2. With the vendor, restore from its second site. 3. Compare the payments since the last copy with the bank’s records. 4. Send delayed disclosures.',
      },
    ],
    suppliers: [
      {
        name: 'Credit bureau and appraisal services',
        provides: 'Reports and values for decisions',
        serves: ['Loan closings, draws and payoffs'],
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['A second reseller', 'A second appraisal panel'],
      },
    ],
    risks: [
      [
        'Collateral Damaged After a Disaster',
        'Homes and cars that secure loans lose value uninsured.',
        { like: 'Credit Losses' },
      ],
      ['Rate Locks That Expire', 'A week of delay costs the lock on every open file.', { like: 'Market Volatility' }],
    ],
    insights: ['Approve a script for deferrals before the storm season, so that staff can answer on the first call.'],
    vitalRecords: ['Notes, titles and insurance of collateral'],
  },

  'securities-adviser': {
    fact: 'advises on securities',
    posts: {
      adviser: {
        role: ['Principal', 'Lead Adviser', 'Head of Advisory', 'Chief Investment Officer'],
        team: ['Principal and associate', 'Advisers', 'Advisory', 'Advisory'],
        owner: ['Principal', 'Principal', 'Managing Partner', 'Chief Executive Officer'],
      },
    },
    functions: [
      {
        name: 'Trading and withdrawals at the custodian',
        description: 'Orders, required withdrawals and rebalancing through the custodian.',
        stake: 'a client who needs cash for a house or taxes misses the date',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'adviser',
        resources: [
          'Custodian’s trade desk number',
          'Sign-ins with a second device',
          'List of pending cash needs',
          'Forms on paper',
        ],
        steps:
          '1. {role} phones the custodian’s desk for urgent orders. 2. Work through the cash list by date. 3. Call back every wire request on a number on file. 4. Note orders with time. 5. Compare with the custodian the next day.',
        outage: {
          minimum: 'Cash that clients need for a closing, taxes or a living goes out by its date.',
          workaround: [
            'Orders by phone to the custodian’s desk, forms on paper, and a call to the client before every wire.',
            '1-3 days',
          ],
          peak: 'December, when required withdrawals are due, and tax dates',
        },
      },
      {
        name: 'Client calls in a falling market',
        description: 'Reaching clients before they act on fear.',
        stake: 'clients who reach no one sell at the bottom or leave',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'adviser',
        resources: ['Client list by vulnerability', 'Talking points', 'Recorded phone line off site', 'Buddy firm agreement'],
        steps:
          '1. {role} calls retirees and clients with pending withdrawals first. 2. Use only approved channels that keep records. 3. Post one message for all. 4. Log each call.',
      },
      {
        name: 'Succession if the adviser cannot work',
        description: 'Who serves clients and signs if the principal is ill or dies.',
        stake: 'clients of a one-adviser firm have no one who may act',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'adviser',
        upTo: 'small',
        resources: ['Signed buddy-firm agreement', 'Client file access for the successor', 'Custodian’s succession form'],
        steps:
          '1. The named successor tells the custodian. 2. Send the prepared letter to clients. 3. Take over open orders. 4. Tell the regulator as the rule requires.',
        outage: {
          minimum: 'A named and licensed successor may reach the custodian, the files and every client.',
          workaround: [
            'Another firm, bound by the signed buddy agreement, answers clients and takes over open orders.',
            'More than 1 week',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Custodian platform and portfolio software',
        description: 'Accounts, orders, performance and reports.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Custodian and portfolio software vendor',
        backup: ['Daily', 'Custodian’s cloud'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Trading and withdrawals at the custodian', 'Client calls in a falling market'],
        restore: '1. Trade by phone with the desk. 2. Use last night’s positions. 3. Reconcile when the platform returns.',
      },
    ],
    suppliers: [
      {
        name: 'Custodian',
        provides: 'Accounts, orders and cash movement',
        serves: ['Trading and withdrawals at the custodian'],
        criticality: 'critical',
        downtime: '1-4 hours',
        alternatives: ['Its phone desk while only the system is down', 'A second custodian for part of the clients'],
      },
    ],
    risks: [
      ['Custodian Platform Outage', 'Orders and withdrawals stop for every client.', { like: 'System Outage' }],
      [
        'Death or Illness of the Adviser',
        'Clients and licenses depend on one person.',
        { like: 'Key Personnel Loss', upTo: 'small' },
      ],
      ['Sharp Market Fall', 'Calls triple while fees fall with assets.', { like: 'Market Volatility' }],
    ],
    insurance: ['Errors and omissions: claims over advice and late orders'],
    vitalRecords: ['Advisory agreements and client profiles, with trusted contacts'],
    exerciseIdeas: ['The only adviser is in the hospital on a day when markets fall by 7%.'],
  },

  'broker-dealer': {
    fact: 'trades securities for clients',
    posts: {
      trading: {
        role: ['Principal', 'Head Trader', 'Trading Manager', 'Head of Trading'],
        team: ['Principal', 'Trading desk', 'Trading', 'Trading'],
        owner: ['Principal', 'Principal', 'Managing Director', 'Chief Executive Officer'],
      },
    },
    functions: [
      {
        name: 'Order entry and settlement',
        description: 'Orders, confirmations and settlement through the clearing firm.',
        stake: 'positions that cannot be closed lose money by the minute',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '0-1 hour'],
        post: 'trading',
        resources: [
          'Clearing firm’s desk number',
          'Alternate site with recorded lines',
          'Open order list',
          'Registered principal on call',
        ],
        steps:
          '1. {role} closes or hedges open risk by phone with the clearing firm. 2. Move to the alternate site. 3. Take orders on recorded lines only. 4. A registered principal approves. 5. Compare trades the same night.',
        outage: {
          minimum: 'Open risk is closed or hedged under a registered principal, and trades settle.',
          workaround: [
            'Orders by phone to the clearing firm’s desk, on recorded lines from the alternate site, approved by a principal.',
            '1-3 days',
          ],
          peak: 'The open and the close of the market, and days of heavy trading',
        },
      },
      {
        name: 'Customers’ access to funds and securities',
        description: 'Telling customers how to reach their assets, as the firm’s disclosure promises.',
        stake: 'customers whose broker is silent call the regulator',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'trading',
        resources: ['Disclosure text', 'Clearing firm’s customer line', 'Message on the website'],
        steps:
          '1. {role} posts the disclosure and the clearing firm’s line. 2. Answer calls by script. 3. Log requests. 4. Update daily.',
        outage: {
          minimum: 'Customers know which number reaches their money and securities.',
          workaround: ['The clearing firm’s customer line, posted on the website, and requests logged on paper.', '3-7 days'],
        },
      },
    ],
    systems: [
      {
        name: 'Order management and market data',
        description: 'Orders, quotes, positions and records.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Order system vendor and clearing firm',
        backup: ['Every 15 minutes', 'Vendor’s second site'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: ['Order entry and settlement', 'Customers’ access to funds and securities'],
        restore:
          '1. Place orders by phone with the clearing firm, on recorded lines. 2. Have the vendor switch to its second site. 3. Compare each order with the clearing firm’s record.',
      },
    ],
    suppliers: [
      {
        name: 'Clearing firm',
        provides: 'Clearing, settlement and custody',
        serves: ['Order entry and settlement', 'Customers’ access to funds and securities'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: [
          'Its phone desk while only the system is down',
          'Another broker-dealer that takes closing orders, agreed in writing',
        ],
      },
    ],
    risks: [
      [
        'Market Data or Trading Halt',
        'Positions cannot be priced or closed, but obligations continue.',
        { like: 'System Outage' },
      ],
      ['Counterparty Failure', 'A counterparty that does not settle leaves you with the loss.', { like: 'Credit Losses' }],
    ],
    insights: [
      'FINRA Rule 4370 names what your plan must cover. Examples are data, critical systems, another location and customers’ access to their assets.',
    ],
    vitalRecords: ['Order tickets and books and records, in the format that rules require'],
  },

  'insurance-agency': {
    fact: 'sells insurance',
    posts: {
      agent: {
        role: ['Agent (Owner)', 'Lead Agent', 'Agency Manager', 'Director of Agency Operations'],
        team: ['Agent and assistant', 'Agents', 'Service team', 'Service'],
        owner: ['Agent (Owner)', 'Agent (Owner)', 'Agency Principal', 'Chief Executive Officer'],
      },
    },
    functions: [
      {
        name: 'Claims help after a disaster',
        description: 'First notices, adjuster contacts and help for policyholders.',
        stake: 'your customers need you most on the day your own office is dark',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'agent',
        resources: ['Carriers’ claim numbers', 'Policy list on a tablet', 'Mobile office', 'Extra agents from outside the area'],
        steps:
          '1. {role} forwards the phones out of the area. 2. Give claim numbers by text and website. 3. Help customers with total losses first. 4. Log each notice with time. 5. Ask carriers for adjusters on site.',
      },
      {
        name: 'Binding, renewals and certificates',
        description: 'Binding coverage, renewals and certificates for jobs and loans.',
        stake: 'a lapse or a missed binder becomes your own claim',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'agent',
        resources: [
          'Renewals of the next 60 days on paper',
          'Carrier portals from any device',
          'Binding authority limits',
          'List of binding stops',
        ],
        steps:
          '1. {role} checks which carriers have stopped binding. 2. Work the renewal list by date. 3. Put requests in writing with the time. 4. Call customers whose coverage lapses. 5. Send certificates from the portal.',
        outage: {
          minimum: 'No policy lapses and no binder is missed this week.',
          workaround: [
            'Carrier portals on a laptop, the printed renewal list, and requests in writing with the time.',
            '3-7 days',
          ],
          peak: 'The first of the month, and the last day before carriers stop binding for a storm',
        },
      },
      {
        name: 'Premiums and premium trust money',
        description: 'Taking premiums, holding them apart and paying carriers by their dates.',
        stake: 'a premium that reaches the carrier late can cancel a customer’s policy',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'agent',
        resources: ['List of premiums due to carriers', 'Carriers’ own payment lines', 'Receipt book', 'Bank contact'],
        steps:
          '1. {role} sends customers to the carriers’ own payment lines. 2. Write a receipt for each payment. 3. Ask carriers for grace in writing. 4. Pay carriers by due date. 5. Reconcile within a day of recovery.',
        outage: {
          minimum: 'Premiums due this week reach the carriers, and trust money stays apart.',
          workaround: ['Customers pay by phone on the carriers’ own lines, and each check gets a numbered receipt.', '3-7 days'],
        },
      },
    ],
    systems: [
      {
        name: 'Agency management system',
        description: 'Policies, renewals, notes and certificates.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Agency software vendor',
        backup: ['Daily', 'Vendor’s cloud, with a weekly export'],
        times: ['4-24 hours', '4 hours', '4-24 hours'],
        supports: ['Binding, renewals and certificates', 'Premiums and premium trust money'],
        restore: '1. Work in carrier portals. 2. Note changes on paper. 3. Enter them when the system returns.',
      },
    ],
    suppliers: [
      {
        name: 'Main carriers',
        provides: 'Policies, claims and binding',
        serves: ['Binding, renewals and certificates', 'Claims help after a disaster'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second carrier for each line, under contract', 'A wholesale broker'],
      },
    ],
    risks: [
      ['Surge of Claims Calls', 'One storm brings a year of calls in two days.', { like: 'Call Overload' }],
      [
        'Carrier Leaves the Market',
        'A carrier that stops renewing takes a third of commissions.',
        { like: 'Loss of Major Customer' },
      ],
      ['Errors and Omissions Claim', 'Coverage that was asked for and not bound is your loss.', { like: 'Legal Action' }],
    ],
    insurance: ['Errors and omissions: coverage that was not placed'],
    vitalRecords: ['Requests for coverage with time, and proof of what was bound'],
    exerciseIdeas: ['A hurricane hits your office and 600 of your customers.'],
  },

  'tax-preparer': {
    fact: 'prepares tax returns',
    posts: {
      returns: {
        role: ['Preparer (Owner)', 'Lead Preparer', 'Tax Manager', 'Tax Director'],
        team: ['Owner and seasonal help', 'Preparers', 'Tax', 'Tax'],
        owner: ['Preparer (Owner)', 'Preparer (Owner)', 'Managing Partner', 'Managing Partner'],
      },
    },
    functions: [
      {
        name: 'Refunds and e-file acknowledgments',
        description: 'Sending returns, reading rejects and telling clients about refunds.',
        stake: 'families wait for a refund that pays the rent',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        inSeason: { when: 'the weeks from late January to April 15', times: ['4-24 hours', '1-4 hours', '0-1 hour'] },
        post: 'returns',
        resources: ['Second computer with the software', 'List of returns by date', 'Extension forms', 'Second internet line'],
        steps:
          '1. {role} sends returns that are ready from the second line. 2. File extensions for those that are not. 3. Read rejects twice a day. 4. Check the IRS site for disaster postponements. 5. Tell clients.',
        outage: {
          minimum: 'Returns due now are sent or extended, and rejects are read each day.',
          workaround: [
            'Returns go from the second computer over the second line, and extensions cover what is not ready.',
            '1-3 days',
          ],
        },
      },
      {
        name: 'Interviews and return preparation',
        description: 'Meeting clients, checking their papers and preparing returns.',
        stake: 'a client who cannot be seen in March goes to the next office',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'returns',
        resources: [
          'Appointments of the week on paper',
          'Scanner and locked boxes',
          'Secure upload link',
          'Room at a partner office',
        ],
        steps:
          '1. {role} calls clients of today and tomorrow. 2. Move interviews to the partner office or a call. 3. Take papers by secure upload, not by email. 4. Scan and hand papers back the same day.',
      },
    ],
    suppliers: [
      {
        name: 'Tax software vendor',
        provides: 'Forms, calculations and e-file',
        serves: ['Refunds and e-file acknowledgments', 'Interviews and return preparation'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second license, or paper forms with extensions'],
      },
    ],
    risks: [
      ['Theft of Taxpayer Data', 'Thieves file false returns within hours of a break-in.', { like: 'Data Breach' }],
      ['Software or IRS Outage Near April 15', 'Every return waits for one system.', { like: 'Missed Filing Deadline' }],
    ],
    vitalRecords: ['Client files and e-file acknowledgments of at least three years'],
    exerciseIdeas: ['The IRS rejects 40 returns as already filed, all for your clients.'],
  },

  'runs-payroll': {
    fact: 'runs payroll for others',
    posts: {
      payrollDesk: {
        role: ['Owner', 'Lead Payroll Specialist', 'Payroll Operations Manager', 'Director of Payroll Operations'],
        team: ['Owner', 'Payroll desk', 'Payroll operations', 'Payroll operations'],
        owner: ['Owner', 'Owner', 'Operations Director', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Clients’ paydays and tax deposits',
        description: 'Payroll files, bank cut-offs and tax deposits for many employers.',
        stake: 'thousands of workers go unpaid on Friday',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'payrollDesk',
        resources: [
          'Calendar of paydays',
          'Last register of each client',
          'Second bank file route',
          'Two people who may release',
        ],
        steps:
          '1. {role} lists paydays of the next three days. 2. Repeat the last register where hours cannot be read. 3. Send files before the bank’s cut-off, with two approvals. 4. Make tax deposits on time. 5. Correct in the next run, and tell clients.',
        outage: {
          minimum: 'Files for the next payday reach the bank before its cut-off, with two approvals.',
          workaround: [
            'Two people send the bank the last register over the second file route, and correct it in the next run.',
            '1-3 days',
          ],
          peak: 'The two days before payday, quarter ends, and January',
        },
      },
    ],
    systems: [
      {
        name: 'Payroll platform and bank files',
        description: 'Hours, registers, direct deposit and taxes.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Payroll software vendor',
        backup: ['Daily', 'Vendor’s cloud, with registers exported after each run'],
        times: ['1-4 hours', '3 hours', '4-24 hours'],
        supports: ['Clients’ paydays and tax deposits'],
        restore:
          '1. Use the exported registers. 2. Build the bank file by hand for the first payday. 3. Have the vendor restore last night’s copy. 4. Compare totals.',
      },
    ],
    suppliers: [
      {
        name: 'Payment bank for direct deposit',
        provides: 'ACH files and cut-offs',
        serves: ['Clients’ paydays and tax deposits'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second originating bank, with an account'],
      },
    ],
    risks: [
      ['Changed Direct Deposit Fraud', 'A false email moves wages to a stranger.', { like: 'Payment Fraud' }],
      ['Missed Payday of a Client', 'Workers unpaid on Friday are a claim on Monday.', { like: 'Missed Deadline' }],
    ],
    vitalRecords: ['Payroll registers and tax deposit receipts of each client'],
  },

  closings: {
    fact: 'closes real estate deals',
    posts: {
      closer: {
        role: ['Escrow Officer (Owner)', 'Escrow Officer', 'Closing Manager', 'Director of Escrow Operations'],
        team: ['Owner and assistant', 'Escrow officers', 'Closings', 'Closings'],
        owner: ['Owner', 'Owner', 'Managing Director', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Closings and recordings by date',
        description: 'Signings, funding, payoffs and recording of deeds.',
        stake: 'a family with a moving truck has nowhere to go',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'closer',
        resources: [
          'Closings of the next ten days on paper',
          'Mobile notaries',
          'Second signing room',
          'County recording office’s outage notice',
        ],
        steps:
          '1. {role} ranks closings by date and rate lock. 2. Move signings to the second room or a mobile notary. 3. Call back every wire instruction. 4. Ask lenders for extensions. 5. Record as soon as the county can.',
      },
      {
        name: 'Title searches and commitments',
        description: 'Searching records, clearing defects and issuing commitments.',
        stake: 'a lender funds nothing without a commitment',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'closer',
        resources: ['Open orders by closing date', 'Title plant or county portal', 'Outside searcher', 'Underwriter’s counsel'],
        steps:
          '1. {role} lists open orders by closing date. 2. Search in the title plant while the county is down. 3. Send an outside searcher to the courthouse when it opens. 4. Ask the underwriter before you insure a gap.',
        outage: {
          minimum: 'Closings of this week have a commitment.',
          workaround: [
            'Searches in the title plant or the county’s portal, and an outside searcher at the courthouse.',
            '3-7 days',
          ],
          peak: 'The last three days of the month',
        },
      },
    ],
    systems: [
      {
        name: 'Closing and title production software',
        description: 'Searches, settlement statements and escrow ledgers.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Title software vendor',
        backup: ['Daily', 'Vendor’s cloud'],
        times: ['4-24 hours', '4 hours', '4-24 hours'],
        supports: ['Closings and recordings by date', 'Title searches and commitments'],
        restore:
          '1. Work from printed statements. 2. Have the vendor restore last night’s copy. 3. Prove each escrow balance. 4. Release funds.',
      },
    ],
    suppliers: [
      {
        name: 'Title underwriter',
        provides: 'Policies and wire approvals',
        serves: ['Closings and recordings by date', 'Title searches and commitments'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['A second underwriter'],
      },
      {
        name: 'Courthouse searcher and recording service',
        provides: 'Searches, and recording on paper or online',
        serves: ['Closings and recordings by date', 'Title searches and commitments'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second searcher, agreed beforehand'],
      },
    ],
    risks: [
      [
        'Payoff and Wire Fraud',
        'Thieves read the email thread and send new wire instructions before closing.',
        { like: 'Wire Fraud' },
      ],
      ['County Recorder Closed', 'An attack on the county stops recordings for weeks.', { like: 'Vendor Failure' }],
    ],
    vitalRecords: ['Settlement statements, payoff letters and recorded deeds of open files'],
    exerciseIdeas: ['Ten closings are due Friday, and the county’s recording system is down.'],
  },

  pawn: {
    fact: 'lends against goods it holds',
    posts: {
      vault: {
        role: ['Owner', 'Store Manager', 'Regional Manager', 'Director of Stores'],
        team: ['Owner', 'Counter staff', 'Stores', 'Stores'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Pledged goods and redemptions',
        description: 'Storing, finding and returning what customers pledged.',
        stake: 'a wedding ring that cannot be returned cannot be replaced',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'vault',
        resources: ['Vault map by ticket number', 'Printed ticket register', 'Second safe', 'Guard company'],
        steps:
          '1. {role} secures the vault and takes a count with a witness. 2. Redeem by ticket and ID from the printed register. 3. Extend due dates as state law allows. 4. Report to police as the law requires.',
      },
    ],
    systems: [
      {
        name: 'Pawn tickets and police reports',
        description: 'Tickets, due dates, holds and reports.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Pawn software vendor',
        backup: ['Daily', 'Vendor’s cloud, and a printed register each evening'],
        times: ['4-24 hours', '4 hours', '4-24 hours'],
        supports: ['Pledged goods and redemptions'],
        restore:
          '1. Write tickets by hand. 2. Have the vendor restore last night’s copy. 3. Enter them in order. 4. Send delayed reports.',
      },
    ],
    suppliers: [
      {
        name: 'Vault and alarm company',
        provides: 'Vault, alarms and cameras',
        serves: ['Pledged goods and redemptions'],
        criticality: 'high',
        downtime: '1-4 hours',
        alternatives: ['A guard company until repair'],
      },
    ],
    risks: [
      ['Armed Robbery', 'Cash, gold and guns in one room.', { like: 'Armed Robbery' }],
      ['Loss of Pledged Goods', 'Fire or water takes what belongs to others.', { like: 'Facility Loss' }],
    ],
    insurance: ['Jewelers block or pawnbrokers cover: goods of customers'],
    vitalRecords: ['Ticket register with photos of goods'],
  },
});
