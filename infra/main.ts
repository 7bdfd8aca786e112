import { Validations } from 'aws-cdk-lib';
import { CONTEXT_ENV } from 'aws-cdk-lib/cx-api';
import { AwsSolutionsChecks } from 'cdk-nag';
import { buildApp } from './app.ts';
import { stageNamed } from './stages.ts';

/** The stage is needed before there is an app, so read the CLI's context directly. */
const context: { stage?: string } = JSON.parse(process.env[CONTEXT_ENV] ?? '{}');
const app = buildApp(stageNamed(context.stage ?? 'dev'), { bundling: true });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
