/** What each area of the contract may use. Everything else about an area follows from the contract itself. */
import type { ApiAreaProps } from '#infra/constructs/api-area.ts';
import { setting } from '#infra/constructs/binding.ts';
import { owners } from '#infra/constructs/owners.ts';
import type { Stage } from '#infra/stages.ts';
import type { Api } from '#shared/api/index.ts';
import type { JobsStack } from './jobs.ts';
import type { StateStack } from './state.ts';

export type AreaSettings = Pick<ApiAreaProps, 'needs' | 'timeoutSeconds' | 'isLight'>;

/** Calls that queue AI work may wait 20 s for its result, a charge waits for Stripe, which gets two tries, and a file has 1,000 rows. */
const WAITING_SECONDS = 25;

/** An area that joins the contract does not compile until it stands here. */
export const areaSettings = (stage: Stage, state: StateStack, { jobs }: JobsStack): Record<keyof Api, AreaSettings> => {
  const { core, payments, catalog, ephemeral, documents, accounts, stripe } = state;
  const ipFactor = setting('RATE_LIMIT_IP_FACTOR', String(stage.rateLimitIpFactor));
  const answerFloor = setting('ANSWER_FLOOR_MS', String(stage.answerFloorMs));
  const accountRows = core.write([owners.users, owners.emails, owners.outbox]);
  return {
    auth: {
      needs: [
        accountRows,
        ephemeral.write([owners.signIns, owners.tokens, owners.rates, owners.lockouts]),
        catalog.write([owners.sequences]),
        accounts.signIn(),
        accounts.setPasswords(),
        accounts.removeUsers(),
        ipFactor,
        answerFloor,
      ],
    },
    users: {
      needs: [
        core.write([owners.users, owners.outbox]),
        ephemeral.write([owners.users, owners.signIns, owners.rates, owners.lockouts]),
        accounts.signIn(),
        accounts.setPasswords(),
        accounts.endSessions(),
        ipFactor,
      ],
    },
    userPreferences: { needs: [core.write([owners.users]), ephemeral.write([owners.users])], isLight: true },
    passwordReset: {
      needs: [
        accountRows,
        ephemeral.write([owners.tokens, owners.rates, owners.lockouts]),
        accounts.setPasswords(),
        accounts.endSessions(),
        ipFactor,
        answerFloor,
      ],
    },
    pricingPlans: { needs: [catalog.read([owners.pricingPlans])], isLight: true },
    payment: {
      needs: [
        core.write([owners.users]),
        payments.write([owners.users]),
        catalog.read([owners.pricingPlans]),
        ephemeral.write([owners.users, owners.rates]),
        stripe.read(),
        setting('SITE_URL', stage.siteUrl),
        ipFactor,
      ],
      timeoutSeconds: WAITING_SECONDS,
    },
    bcp: {
      needs: [
        core.write([owners.users]),
        ephemeral.write([owners.users, owners.rates]),
        catalog.write([owners.sequences]),
        jobs.send(),
      ],
      timeoutSeconds: WAITING_SECONDS,
    },
    people: { needs: [core.write([owners.users]), ephemeral.write([owners.users])] },
    documents: {
      needs: [core.write([owners.users]), ephemeral.write([owners.users, owners.rates]), jobs.send(), documents.read()],
      timeoutSeconds: WAITING_SECONDS,
    },
    jobs: { needs: [core.read([owners.users]), ephemeral.read([owners.users]), documents.read()], isLight: true },
    exercises: {
      needs: [
        core.write([owners.users, owners.exercises], ['exercises_by_created']),
        ephemeral.write([owners.users, owners.rates]),
        jobs.send(),
      ],
      timeoutSeconds: WAITING_SECONDS,
    },
    exerciseTemplates: {
      needs: [
        core.read([owners.users]),
        catalog.write([owners.exerciseTemplates, owners.sequences]),
        ephemeral.write([owners.users]),
      ],
    },
    training: { needs: [core.write([owners.users]), ephemeral.write([owners.users])], isLight: true },
    crisisCommunication: {
      needs: [core.write([owners.users]), core.writeBatches([owners.users]), ephemeral.write([owners.users])],
      timeoutSeconds: WAITING_SECONDS,
    },
    location: { needs: [], isLight: true },
    openapi: { needs: [], isLight: true },
  };
};
