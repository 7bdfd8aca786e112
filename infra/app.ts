import { App, Tags } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { ApiStack } from './stacks/api.ts';
import { BackupCopyStack, BackupStack } from './stacks/backup.ts';
import { CanaryStack } from './stacks/canary.ts';
import { DeliveryStack } from './stacks/delivery.ts';
import { PoolFirewallStack, SiteFirewallStack } from './stacks/firewall.ts';
import { JobsStack } from './stacks/jobs.ts';
import { MonitoringStack } from './stacks/monitoring.ts';
import { RoutesStack } from './stacks/routes.ts';
import { SchedulesStack } from './stacks/schedules.ts';
import { StateStack } from './stacks/state.ts';
import { WebStack } from './stacks/web.ts';
import { refusePlaceholders } from './stage-check.ts';
import { EDGE_REGION, type Stage } from './stages.ts';

export interface BuildOptions {
  outdir?: string;
  /** Without bundling the templates are complete and the code is a placeholder. */
  bundling: boolean;
}

export const buildApp = (stage: Stage, { outdir, bundling }: BuildOptions): App => {
  refusePlaceholders(stage);
  const app = new App({
    outdir,
    analyticsReporting: false,
    context: {
      '@aws-cdk/aws-iam:minimizePolicies': true,
      '@aws-cdk/core:checkSecretUsage': true,
      // CloudFormation's own rules, such as circular references, then stop the build like cdk-nag findings.
      '@aws-cdk/core:validateAgainstDefaultRules': true,
      '@aws-cdk/core:defaultCrossStackReferences': 'strong',
    },
  });
  if (!bundling) app.node.setContext('aws:cdk:bundling-stacks', []);
  Tags.of(app).add('product', 'keelhouse');
  Tags.of(app).add('stage', stage.name);
  const env = { account: stage.account, region: stage.region };
  const name = (part: string): string => `keelhouse-${stage.name}-${part}`;

  const state = new StateStack(app, name('state'), { env, stage, terminationProtection: stage.keepsData });
  const jobs = new JobsStack(app, name('jobs'), { env, stage, state });
  const api = new ApiStack(app, name('api'), { env, stage, state, jobs });
  const routes = new RoutesStack(app, name('routes'), { env, stage, state, api });
  const schedules = new SchedulesStack(app, name('schedules'), { env, stage, state, jobs });
  const isAtEdge = stage.region === EDGE_REGION;
  // A value of another region reaches a stack only through a function that copies it.
  const crossRegionReferences = !isAtEdge;
  const firewalls = stage.edge?.hasFirewall
    ? {
        site: new SiteFirewallStack(app, name('firewall'), {
          env: { ...env, region: EDGE_REGION },
          crossRegionReferences,
          stage,
        }),
        pool: new PoolFirewallStack(app, name('pool-firewall'), { env, stage, state }),
      }
    : undefined;
  if (stage.edge) {
    const web = new WebStack(app, name('web'), { env, crossRegionReferences, stage, api, firewallArn: firewalls?.site.arn });
    // New screens make new calls.
    web.addStackDependency(routes);
  }
  let alarms: ITopic | undefined;
  if (stage.monitoring) {
    const { canary } = new CanaryStack(app, name('canary'), { env, stage });
    const monitoring = new MonitoringStack(app, name('monitoring'), {
      env,
      stage,
      settings: stage.monitoring,
      state,
      jobs,
      api,
      schedules,
      canary,
      // Alarms know metrics of their own region only.
      blocked: firewalls && { site: isAtEdge ? firewalls.site.blocked : undefined, pool: firewalls.pool.blocked },
    });
    alarms = monitoring.alarms;
  }
  if (stage.backup) {
    const copyEnv = { account: stage.account, region: stage.backup.copyRegion };
    const copies = new BackupCopyStack(app, name('backup-copies'), { env: copyEnv, stage, settings: stage.backup });
    new BackupStack(app, name('backup'), { env, stage, settings: stage.backup, state, alarms }).addStackDependency(copies);
  }
  if (stage.delivery) new DeliveryStack(app, name('delivery'), { env, stage, settings: stage.delivery });
  return app;
};
