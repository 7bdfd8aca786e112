import type { ApiAreaProps } from '#infra/constructs/api-area.ts';
import { setting } from '#infra/constructs/binding.ts';
import { leadingKeys } from '#infra/constructs/leading-keys.ts';
import type { Stage } from '#infra/stages.ts';
import type { Api } from '#shared/api/index.ts';
import type { JobsStack } from './jobs.ts';
import type { StateStack } from './state.ts';

export type AreaSettings = Pick<ApiAreaProps, 'needs' | 'timeoutSeconds' | 'isLight'>;

/** Calls that queue AI work wait up to 20 s, a charge tries Stripe twice, and a file has up to 1,000 rows. */
const WAITING_SECONDS = 25;

export const areaSettings = (stage: Stage, state: StateStack, { jobs }: JobsStack): Record<keyof Api, AreaSettings> => {
  const { core, payments, audit, catalog, ephemeral, documents, accounts, stripe, sealingKey } = state;
  const ipFactor = setting('RATE_LIMIT_IP_FACTOR', String(stage.rateLimitIpFactor));
  const answerFloor = setting('ANSWER_FLOOR_MS', String(stage.answerFloorMs));
  const auditTrail = audit.append([leadingKeys.users]);
  const accountRows = core.write([leadingKeys.users, leadingKeys.emails, leadingKeys.outbox]);
  return {
    auth: {
      needs: [
        auditTrail,
        accountRows,
        ephemeral.write([leadingKeys.signIns, leadingKeys.tokens, leadingKeys.rates, leadingKeys.lockouts]),
        catalog.write([leadingKeys.sequences]),
        accounts.signIn(),
        accounts.setPasswords(),
        accounts.removeUsers(),
        sealingKey.read(),
        ipFactor,
        answerFloor,
      ],
    },
    users: {
      needs: [
        auditTrail,
        core.write([leadingKeys.users, leadingKeys.outbox]),
        core.read([leadingKeys.emails]),
        ephemeral.write([leadingKeys.users, leadingKeys.signIns, leadingKeys.tokens, leadingKeys.rates, leadingKeys.lockouts]),
        ephemeral.query('sign_ins_by_user', [leadingKeys.users]),
        accounts.signIn(),
        accounts.setPasswords(),
        accounts.endSessions(),
        ipFactor,
      ],
    },
    securityEvents: {
      needs: [
        core.read([leadingKeys.users]),
        audit.read([leadingKeys.users]),
        audit.query('entries_by_staff', [leadingKeys.users]),
      ],
      isLight: true,
    },
    privacy: {
      needs: [
        auditTrail,
        core.write([leadingKeys.users, leadingKeys.outbox]),
        payments.read([leadingKeys.users]),
        ephemeral.write([leadingKeys.users, leadingKeys.signIns, leadingKeys.rates, leadingKeys.lockouts]),
        accounts.signIn(),
        accounts.endSessions(),
        stripe.read(),
        ipFactor,
      ],
    },
    secondFactor: {
      needs: [
        auditTrail,
        core.write([leadingKeys.users, leadingKeys.outbox]),
        ephemeral.write([leadingKeys.users, leadingKeys.signIns, leadingKeys.rates, leadingKeys.lockouts]),
        accounts.signIn(),
        accounts.endSessions(),
        sealingKey.read(),
        ipFactor,
      ],
    },
    userPreferences: { needs: [core.write([leadingKeys.users]), ephemeral.write([leadingKeys.users])], isLight: true },
    dataExport: {
      needs: [
        auditTrail,
        core.read([leadingKeys.users]),
        ephemeral.write([leadingKeys.users, leadingKeys.rates]),
        jobs.send(),
        documents.read('exports'),
      ],
    },
    passwordReset: {
      needs: [
        auditTrail,
        accountRows,
        ephemeral.write([leadingKeys.tokens, leadingKeys.rates, leadingKeys.lockouts]),
        accounts.setPasswords(),
        accounts.endSessions(),
        ipFactor,
        answerFloor,
      ],
    },
    pricingPlans: { needs: [catalog.read([leadingKeys.pricingPlans])], isLight: true },
    payment: {
      needs: [
        core.write([leadingKeys.users, leadingKeys.outbox]),
        payments.write([leadingKeys.users]),
        catalog.read([leadingKeys.pricingPlans]),
        ephemeral.write([leadingKeys.users, leadingKeys.rates]),
        stripe.read(),
        setting('SITE_URL', stage.siteUrl),
        ipFactor,
      ],
      timeoutSeconds: WAITING_SECONDS,
    },
    bcp: {
      needs: [
        auditTrail,
        core.write([leadingKeys.users]),
        ephemeral.write([leadingKeys.users, leadingKeys.rates]),
        catalog.write([leadingKeys.sequences]),
        jobs.send(),
      ],
      timeoutSeconds: WAITING_SECONDS,
    },
    evidence: { needs: [core.write([leadingKeys.users]), ephemeral.write([leadingKeys.users])] },
    people: { needs: [core.write([leadingKeys.users]), ephemeral.write([leadingKeys.users])] },
    documents: {
      needs: [
        auditTrail,
        core.write([leadingKeys.users]),
        ephemeral.write([leadingKeys.users, leadingKeys.rates]),
        jobs.send(),
        documents.read('users'),
      ],
      timeoutSeconds: WAITING_SECONDS,
    },
    jobs: {
      needs: [core.read([leadingKeys.users]), ephemeral.read([leadingKeys.users]), documents.read('users', 'exports')],
      isLight: true,
    },
    exercises: {
      needs: [
        auditTrail,
        core.write([leadingKeys.users]),
        core.query('exercises_by_created', [leadingKeys.exercises]),
        catalog.read([leadingKeys.exerciseTemplates]),
        catalog.write([leadingKeys.exerciseTemplateUses]),
        ephemeral.write([leadingKeys.users, leadingKeys.rates]),
        jobs.send(),
        documents.read('users'),
      ],
      timeoutSeconds: WAITING_SECONDS,
    },
    exerciseTemplates: {
      needs: [
        auditTrail,
        core.read([leadingKeys.users]),
        catalog.write([leadingKeys.exerciseTemplates, leadingKeys.sequences]),
        catalog.read([leadingKeys.exerciseTemplateUses]),
        ephemeral.write([leadingKeys.users]),
      ],
    },
    training: { needs: [core.write([leadingKeys.users])], isLight: true },
    crisisCommunication: {
      needs: [core.write([leadingKeys.users]), core.writeBatches([leadingKeys.users]), ephemeral.write([leadingKeys.users])],
      timeoutSeconds: WAITING_SECONDS,
    },
    adminUsers: {
      needs: [
        auditTrail,
        core.query('users_by_created', [leadingKeys.directory]),
        core.query('users_by_email', [leadingKeys.directory]),
        core.query('users_locked', [leadingKeys.lockedUsers]),
        accountRows,
        catalog.read([leadingKeys.userTotals, leadingKeys.newUsers]),
        catalog.write([leadingKeys.sequences]),
        ephemeral.write([leadingKeys.users, leadingKeys.lockouts]),
        accounts.setPasswords(),
        accounts.endSessions(),
      ],
    },
    staffAccess: {
      needs: [
        auditTrail,
        core.read([leadingKeys.users]),
        core.write([leadingKeys.outbox]),
        ephemeral.write([leadingKeys.openedBcpNotices]),
      ],
    },
    staffSearch: {
      needs: [
        core.read([leadingKeys.users]),
        core.query('users_by_created', [leadingKeys.directory]),
        core.query('users_by_email', [leadingKeys.directory]),
        core.query('exercises_by_created', [leadingKeys.exercises]),
        payments.read([leadingKeys.users]),
        payments.query('payments_by_intent', [leadingKeys.paymentIntents]),
      ],
    },
    adminMoney: {
      needs: [
        auditTrail,
        core.read([leadingKeys.users]),
        core.query('subscriptions_by_state', leadingKeys.subscriptionStates),
        payments.read([leadingKeys.users]),
        payments.query('payments_by_status', leadingKeys.paymentStatuses),
        catalog.read([leadingKeys.pricingPlans, leadingKeys.moneyCounters]),
      ],
    },
    adminPricingPlans: {
      needs: [
        auditTrail,
        core.read([leadingKeys.users]),
        catalog.write([leadingKeys.pricingPlans, leadingKeys.activePricingPlans, leadingKeys.sequences]),
        ephemeral.write([leadingKeys.users]),
      ],
    },
    location: { needs: [], isLight: true },
    places: { needs: [], isLight: true },
    tradeList: { needs: [], isLight: true },
    riskCheck: { needs: [], isLight: true },
    dutyList: { needs: [core.read([leadingKeys.users])], isLight: true },
    openapi: { needs: [], isLight: true },
  };
};
