/** The CDK command line's entry: `npx cdk synth`, `npx cdk deploy --all -c stage=prod`. */
import { Validations } from 'aws-cdk-lib';
import { CONTEXT_ENV } from 'aws-cdk-lib/cx-api';
import { AwsSolutionsChecks } from 'cdk-nag';
import { buildApp } from './app.ts';
import { stageNamed } from './stages.ts';

/** The stage is chosen before there is an app, so the context that the command line hands over is read directly. */
const context: { stage?: string } = JSON.parse(process.env[CONTEXT_ENV] ?? '{}');
const app = buildApp(stageNamed(context.stage ?? 'dev'), { bundling: true });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
